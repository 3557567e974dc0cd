BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
CREATE TABLE "early_moves" (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (table_id, seat)
)
 WITHOUT ROWID

;
INSERT INTO "early_moves" VALUES('2EFnPb43PgPk5Axz',1,'pass');
CREATE TABLE events (
	table_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	event TEXT NOT NULL, 
	PRIMARY KEY (table_id, seq)
)
 WITHOUT ROWID

;
INSERT INTO "events" VALUES('2EFnPb43PgPk5Axz',1,1000000,'{"type":"created","settings":{"game":"wuerfelland","seats":2,"options":{"start":1,"boards":["1A","2A"],"treasures":5},"absent":3600},"host":"anna","commitment":"efef44e204ba850730b083f2a402bd178d2c46638ab82a848a0520f97a419806","rules":1,"dice":2,"material":"5745ca25d204ccb42876e28efca6a021264f7457a4194d227dd1c30bad91dcc9"}');
INSERT INTO "events" VALUES('2EFnPb43PgPk5Axz',2,1000000,'{"type":"seated","seat":0,"player":"anna"}');
INSERT INTO "events" VALUES('2EFnPb43PgPk5Axz',3,1000000,'{"type":"seated","seat":1,"player":"ben"}');
INSERT INTO "events" VALUES('2EFnPb43PgPk5Axz',4,1000000,'{"type":"started"}');
INSERT INTO "events" VALUES('2EFnPb43PgPk5Axz',5,1000000,'{"type":"played","entry":{"type":"drawn","label":"round 1 roll 1","picks":[[3,6],[3,6],[2,6],[4,6],[3,6],[4,6]],"text":"G B B B O O"}}');
INSERT INTO "events" VALUES('2EFnPb43PgPk5Axz',6,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"choose O"}}');
INSERT INTO "events" VALUES('2EFnPb43PgPk5Axz',7,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"roll"}}');
INSERT INTO "events" VALUES('2EFnPb43PgPk5Axz',8,1000000,'{"type":"played","entry":{"type":"drawn","label":"round 1 roll 2","picks":[[1,6],[4,6],[4,6],[0,6]],"text":"R Y O O"}}');
INSERT INTO "events" VALUES('2EFnPb43PgPk5Axz',9,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"roll"}}');
INSERT INTO "events" VALUES('2EFnPb43PgPk5Axz',10,1000000,'{"type":"played","entry":{"type":"drawn","label":"round 1 roll 3","picks":[[3,6],[2,6]],"text":"G B"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',1,1000000,'{"type":"created","settings":{"game":"wuerfelkoenig","seats":2,"options":{}},"host":"anna","commitment":"065905f082a1e9f09787f8468fe24571895a3e3f939389f99573cee0a41af1c6","rules":1,"dice":2,"material":"d38674b772b18aa418bff78ab6e012e44dc06ef5cc4fc6f214009afc69ff5bca"}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',2,1000000,'{"type":"seated","seat":0,"player":"anna"}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',3,1000000,'{"type":"seated","seat":1,"player":"ben"}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',4,1000000,'{"type":"started"}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',5,1000000,'{"type":"played","entry":{"type":"drawn","label":"start","picks":[[1,2]],"text":"P2"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',6,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 penalty","picks":[[7,10]],"text":"-1"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',7,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 1","picks":[[9,40]],"text":"grumpy_dwarf_5"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',8,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 2","picks":[[30,39]],"text":"busy_fairy_1"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',9,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 3","picks":[[12,38]],"text":"crazy_gnome_1"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',10,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 4","picks":[[32,37]],"text":"busy_fairy_5"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',11,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 5","picks":[[30,36]],"text":"busy_fairy_3"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',12,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 1","picks":[[3,6],[4,6],[1,6],[4,6],[5,6],[2,6]],"text":"R4 G5 G6 B2 B3 B5"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',13,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G5 G6 B2 B3"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',14,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 2","picks":[[1,6],[2,6]],"text":"G2 G3"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',15,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G2 G3 G5 G6"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',16,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 3","picks":[[4,6],[3,6]],"text":"B4 B5"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',17,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 3"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',18,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 refill 5","picks":[[8,35]],"text":"grumpy_dwarf_4"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',19,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 1","picks":[[0,6],[4,6],[3,6],[1,6],[1,6],[5,6]],"text":"R2 G4 G5 G6 B1 B2"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',20,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R2 G5 B1 B2"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',21,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 2","picks":[[1,6],[3,6]],"text":"B2 B4"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',22,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R2 G5"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',23,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 3","picks":[[0,6],[5,6],[4,6],[3,6]],"text":"R6 B1 B4 B5"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',24,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',25,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 penalty","picks":[[8,9]],"text":"-1"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',26,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 refill 5","picks":[[27,34]],"text":"talented_apprentice_2"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',27,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 1","picks":[[5,6],[1,6],[1,6],[0,6],[3,6],[5,6]],"text":"R1 G2 G6 B2 B4 B6"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',28,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep B2"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',29,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 2","picks":[[0,6],[5,6],[5,6],[4,6],[2,6]],"text":"R5 R6 B1 B3 B6"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',30,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R6 B2"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',31,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 3","picks":[[1,6],[5,6],[3,6],[1,6]],"text":"R2 G2 B4 B6"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',32,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',33,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 penalty","picks":[[2,8]],"text":"-3"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',34,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 refill 5","picks":[[1,33]],"text":"rich_snob_2"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',35,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 1","picks":[[4,6],[2,6],[2,6],[5,6],[4,6],[1,6]],"text":"R2 R3 R5 R6 G3 G5"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',36,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R2 R3 G3 G5"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',37,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 2","picks":[[4,6],[0,6]],"text":"G1 B5"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',38,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep B5"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',39,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 3","picks":[[0,6],[4,6],[2,6],[4,6],[0,6]],"text":"R5 G1 G3 G5 B1"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',40,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"take 1 village"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',41,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 refill 5","picks":[[23,32]],"text":"odd_mushroom_goblin_2"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',42,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 1","picks":[[0,6],[0,6],[1,6],[4,6],[0,6],[2,6]],"text":"G1 B1 B1 B2 B3 B5"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',43,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep B1 B1 B2"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',44,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 2","picks":[[1,6],[4,6],[0,6]],"text":"R5 G1 B2"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',45,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G1 B2"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',46,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 3","picks":[[0,6],[4,6],[2,6],[3,6]],"text":"G3 G5 B1 B4"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',47,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 5 village"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',48,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 refill 5","picks":[[20,31]],"text":"cuddly_orc_6"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',49,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 roll 1","picks":[[2,6],[5,6],[3,6],[1,6],[4,6],[2,6]],"text":"R3 R5 G4 B2 B3 B6"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',50,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R3"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',51,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 roll 2","picks":[[2,6],[1,6],[0,6],[3,6],[0,6]],"text":"R1 R3 G1 B2 B4"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',52,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R3 G1 B2 B4"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',53,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 roll 3","picks":[[3,6],[0,6]],"text":"R1 R4"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',54,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"take 5 village"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',55,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 refill 5","picks":[[19,30]],"text":"cuddly_orc_5"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',56,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 1","picks":[[2,6],[5,6],[2,6],[5,6],[1,6],[2,6]],"text":"R2 R3 R6 G3 B3 B6"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',57,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 R6 G3 B3"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',58,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 2","picks":[[1,6],[1,6]],"text":"G2 G2"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',59,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 G2 G2"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',60,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 3","picks":[[2,6],[2,6],[3,6]],"text":"G3 G3 B4"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',61,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',62,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 penalty","picks":[[1,7]],"text":"-3"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',63,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 refill 5","picks":[[19,29]],"text":"cuddly_orc_7"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',64,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 1","picks":[[4,6],[3,6],[2,6],[3,6],[4,6],[3,6]],"text":"R4 R5 G3 G4 G5 B4"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',65,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R4 R5 G3 G4 B4"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',66,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 2","picks":[[1,6]],"text":"G2"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',67,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R4 R5 G2 G4 B4"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',68,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 3","picks":[[4,6]],"text":"B5"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',69,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',70,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 penalty","picks":[[1,6]],"text":"-2"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',71,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 refill 5","picks":[[5,28]],"text":"grumpy_dwarf_2"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',72,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 1","picks":[[1,6],[4,6],[5,6],[4,6],[0,6],[0,6]],"text":"R6 G1 G1 G2 G5 B5"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',73,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G1 G1 G2"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',74,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 2","picks":[[1,6],[5,6],[2,6]],"text":"R6 G2 G3"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',75,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G1 G2 G2 G3"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',76,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 3","picks":[[3,6],[1,6]],"text":"R2 G4"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',77,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 5"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',78,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 refill 5","picks":[[18,27]],"text":"odd_mushroom_goblin_1"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',79,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 roll 1","picks":[[4,6],[5,6],[0,6],[0,6],[2,6],[1,6]],"text":"R1 R1 R2 G5 B3 B6"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',80,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep B6"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',81,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 roll 2","picks":[[5,6],[3,6],[3,6],[1,6],[4,6]],"text":"R2 R5 G4 G4 B6"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',82,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R2 R5 G4 G4 B6"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',83,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 roll 3","picks":[[0,6]],"text":"B1"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',84,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',85,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 penalty","picks":[[3,5]],"text":"-1"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',86,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 refill 5","picks":[[22,26]],"text":"hypnotist_1"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',87,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 1","picks":[[1,6],[2,6],[5,6],[1,6],[2,6],[5,6]],"text":"R3 R6 G2 G6 B2 B3"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',88,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep B2 B3"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',89,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 2","picks":[[3,6],[1,6],[3,6],[5,6]],"text":"R4 G2 G4 G6"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',90,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep -"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',91,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 3","picks":[[4,6],[5,6],[4,6],[3,6],[5,6],[1,6]],"text":"R2 G4 G5 G6 B5 B6"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',92,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',93,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 penalty","picks":[[1,4]],"text":"-2"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',94,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 refill 5","picks":[[6,25]],"text":"grumpy_dwarf_6"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',95,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 1","picks":[[1,6],[4,6],[1,6],[5,6],[1,6],[0,6]],"text":"R2 R6 G1 G2 G5 B2"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',96,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R2 G2"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',97,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 2","picks":[[4,6],[1,6],[5,6],[3,6]],"text":"R6 G5 B2 B4"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',98,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R2 G5 B2"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',99,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 3","picks":[[0,6],[4,6],[4,6]],"text":"R5 B1 B5"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',100,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',101,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 penalty","picks":[[1,3]],"text":"-2"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',102,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 refill 5","picks":[[19,24]],"text":"busy_fairy_2"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',103,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 roll 1","picks":[[5,6],[5,6],[3,6],[2,6],[5,6],[5,6]],"text":"G3 G4 G6 G6 B6 B6"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',104,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G4 G6"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',105,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 roll 2","picks":[[1,6],[3,6],[0,6],[1,6]],"text":"R1 R2 R4 G2"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',106,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 G4 G6"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',107,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 roll 3","picks":[[3,6],[1,6],[1,6]],"text":"R4 G2 B2"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',108,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',109,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 penalty","picks":[[0,2]],"text":"-4"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',110,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 refill 5","picks":[[5,23]],"text":"grumpy_dwarf_3"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',111,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 roll 1","picks":[[4,6],[0,6],[4,6],[0,6],[2,6],[4,6]],"text":"R1 R5 G5 B1 B3 B5"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',112,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G5 B5"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',113,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 roll 2","picks":[[1,6],[5,6],[5,6],[1,6]],"text":"R2 R6 G2 G6"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',114,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R2 R6 G6 B5"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',115,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 roll 3","picks":[[5,6],[2,6]],"text":"R3 B6"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',116,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',117,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 penalty","picks":[[0,1]],"text":"-1"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',118,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 refill 5","picks":[[12,22]],"text":"cuddly_orc_1"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',119,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 15 roll 1","picks":[[3,6],[0,6],[4,6],[1,6],[3,6],[4,6]],"text":"R4 R5 B1 B2 B4 B5"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',120,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R5 B4 B5"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',121,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 15 roll 2","picks":[[5,6],[0,6],[0,6]],"text":"R1 B1 B6"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',122,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 B1 B5 B6"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',123,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 15 roll 3","picks":[[2,6],[2,6]],"text":"B3 B3"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',124,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 1"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',125,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 15 refill 5","picks":[[6,21]],"text":"grumpy_dwarf_8"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',126,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 16 roll 1","picks":[[2,6],[5,6],[5,6],[4,6],[1,6],[1,6]],"text":"R2 R2 R3 R6 B5 B6"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',127,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep B6"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',128,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 16 roll 2","picks":[[4,6],[3,6],[4,6],[5,6],[1,6]],"text":"R2 G4 G5 G6 B5"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',129,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G6 B5"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',130,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 16 roll 3","picks":[[3,6],[2,6],[1,6],[2,6]],"text":"R3 R4 B2 B3"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',131,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('9ObEVDdMnGoDXgtF',132,1000000,'{"type":"closed","ending":"finished","seed":"9221efca6aee18130777f0ae9e69c1798d1f9bcee28e562b2dc791555f9f91f6"}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',1,1000000,'{"type":"created","settings":{"game":"wuerfelkoenig","seats":2,"options":{}},"host":"anna","commitment":"065905f082a1e9f09787f8468fe24571895a3e3f939389f99573cee0a41af1c6","rules":1,"dice":1,"material":""}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',2,1000000,'{"type":"imported","head":"wuerfelreich 2\ngame \"wuerfelkoenig\"\nrules 1\nmaterial {\"sha256\":\"d38674b772b18aa418bff78ab6e012e44dc06ef5cc4fc6f214009afc69ff5bca\"}\nseat {\"name\":\"P1\"}\nseat {\"name\":\"P2\"}\noptions {}\ndice {\"kind\":\"fair-2\",\"table\":\"9ObEVDdMnGoDXgtF\",\"commitment\":\"065905f082a1e9f09787f8468fe24571895a3e3f939389f99573cee0a41af1c6\",\"seed\":\"9221efca6aee18130777f0ae9e69c1798d1f9bcee28e562b2dc791555f9f91f6\"}\n\n"}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',3,1000000,'{"type":"played","entry":{"type":"drawn","label":"start","picks":[[1,2]],"text":"P2"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',4,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 penalty","picks":[[7,10]],"text":"-1"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',5,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 1","picks":[[9,40]],"text":"grumpy_dwarf_5"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',6,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 2","picks":[[30,39]],"text":"busy_fairy_1"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',7,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 3","picks":[[12,38]],"text":"crazy_gnome_1"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',8,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 4","picks":[[32,37]],"text":"busy_fairy_5"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',9,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 5","picks":[[30,36]],"text":"busy_fairy_3"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',10,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 1","picks":[[3,6],[4,6],[1,6],[4,6],[5,6],[2,6]],"text":"R4 G5 G6 B2 B3 B5"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',11,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G5 G6 B2 B3"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',12,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 2","picks":[[1,6],[2,6]],"text":"G2 G3"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',13,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G2 G3 G5 G6"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',14,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 3","picks":[[4,6],[3,6]],"text":"B4 B5"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',15,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 3"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',16,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 refill 5","picks":[[8,35]],"text":"grumpy_dwarf_4"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',17,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 1","picks":[[0,6],[4,6],[3,6],[1,6],[1,6],[5,6]],"text":"R2 G4 G5 G6 B1 B2"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',18,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R2 G5 B1 B2"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',19,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 2","picks":[[1,6],[3,6]],"text":"B2 B4"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',20,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R2 G5"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',21,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 3","picks":[[0,6],[5,6],[4,6],[3,6]],"text":"R6 B1 B4 B5"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',22,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',23,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 penalty","picks":[[8,9]],"text":"-1"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',24,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 refill 5","picks":[[27,34]],"text":"talented_apprentice_2"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',25,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 1","picks":[[5,6],[1,6],[1,6],[0,6],[3,6],[5,6]],"text":"R1 G2 G6 B2 B4 B6"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',26,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep B2"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',27,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 2","picks":[[0,6],[5,6],[5,6],[4,6],[2,6]],"text":"R5 R6 B1 B3 B6"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',28,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R6 B2"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',29,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 3","picks":[[1,6],[5,6],[3,6],[1,6]],"text":"R2 G2 B4 B6"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',30,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',31,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 penalty","picks":[[2,8]],"text":"-3"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',32,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 refill 5","picks":[[1,33]],"text":"rich_snob_2"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',33,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 1","picks":[[4,6],[2,6],[2,6],[5,6],[4,6],[1,6]],"text":"R2 R3 R5 R6 G3 G5"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',34,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R2 R3 G3 G5"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',35,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 2","picks":[[4,6],[0,6]],"text":"G1 B5"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',36,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep B5"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',37,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 3","picks":[[0,6],[4,6],[2,6],[4,6],[0,6]],"text":"R5 G1 G3 G5 B1"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',38,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"take 1 village"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',39,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 refill 5","picks":[[23,32]],"text":"odd_mushroom_goblin_2"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',40,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 1","picks":[[0,6],[0,6],[1,6],[4,6],[0,6],[2,6]],"text":"G1 B1 B1 B2 B3 B5"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',41,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep B1 B1 B2"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',42,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 2","picks":[[1,6],[4,6],[0,6]],"text":"R5 G1 B2"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',43,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G1 B2"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',44,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 3","picks":[[0,6],[4,6],[2,6],[3,6]],"text":"G3 G5 B1 B4"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',45,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 5 village"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',46,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 refill 5","picks":[[20,31]],"text":"cuddly_orc_6"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',47,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 roll 1","picks":[[2,6],[5,6],[3,6],[1,6],[4,6],[2,6]],"text":"R3 R5 G4 B2 B3 B6"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',48,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R3"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',49,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 roll 2","picks":[[2,6],[1,6],[0,6],[3,6],[0,6]],"text":"R1 R3 G1 B2 B4"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',50,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R3 G1 B2 B4"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',51,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 roll 3","picks":[[3,6],[0,6]],"text":"R1 R4"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',52,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"take 5 village"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',53,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 refill 5","picks":[[19,30]],"text":"cuddly_orc_5"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',54,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 1","picks":[[2,6],[5,6],[2,6],[5,6],[1,6],[2,6]],"text":"R2 R3 R6 G3 B3 B6"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',55,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 R6 G3 B3"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',56,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 2","picks":[[1,6],[1,6]],"text":"G2 G2"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',57,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 G2 G2"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',58,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 3","picks":[[2,6],[2,6],[3,6]],"text":"G3 G3 B4"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',59,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',60,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 penalty","picks":[[1,7]],"text":"-3"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',61,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 refill 5","picks":[[19,29]],"text":"cuddly_orc_7"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',62,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 1","picks":[[4,6],[3,6],[2,6],[3,6],[4,6],[3,6]],"text":"R4 R5 G3 G4 G5 B4"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',63,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R4 R5 G3 G4 B4"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',64,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 2","picks":[[1,6]],"text":"G2"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',65,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R4 R5 G2 G4 B4"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',66,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 3","picks":[[4,6]],"text":"B5"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',67,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',68,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 penalty","picks":[[1,6]],"text":"-2"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',69,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 refill 5","picks":[[5,28]],"text":"grumpy_dwarf_2"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',70,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 1","picks":[[1,6],[4,6],[5,6],[4,6],[0,6],[0,6]],"text":"R6 G1 G1 G2 G5 B5"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',71,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G1 G1 G2"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',72,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 2","picks":[[1,6],[5,6],[2,6]],"text":"R6 G2 G3"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',73,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G1 G2 G2 G3"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',74,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 3","picks":[[3,6],[1,6]],"text":"R2 G4"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',75,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 5"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',76,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 refill 5","picks":[[18,27]],"text":"odd_mushroom_goblin_1"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',77,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 roll 1","picks":[[4,6],[5,6],[0,6],[0,6],[2,6],[1,6]],"text":"R1 R1 R2 G5 B3 B6"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',78,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep B6"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',79,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 roll 2","picks":[[5,6],[3,6],[3,6],[1,6],[4,6]],"text":"R2 R5 G4 G4 B6"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',80,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R2 R5 G4 G4 B6"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',81,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 roll 3","picks":[[0,6]],"text":"B1"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',82,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',83,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 penalty","picks":[[3,5]],"text":"-1"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',84,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 refill 5","picks":[[22,26]],"text":"hypnotist_1"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',85,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 1","picks":[[1,6],[2,6],[5,6],[1,6],[2,6],[5,6]],"text":"R3 R6 G2 G6 B2 B3"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',86,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep B2 B3"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',87,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 2","picks":[[3,6],[1,6],[3,6],[5,6]],"text":"R4 G2 G4 G6"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',88,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep -"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',89,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 3","picks":[[4,6],[5,6],[4,6],[3,6],[5,6],[1,6]],"text":"R2 G4 G5 G6 B5 B6"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',90,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',91,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 penalty","picks":[[1,4]],"text":"-2"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',92,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 refill 5","picks":[[6,25]],"text":"grumpy_dwarf_6"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',93,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 1","picks":[[1,6],[4,6],[1,6],[5,6],[1,6],[0,6]],"text":"R2 R6 G1 G2 G5 B2"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',94,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R2 G2"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',95,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 2","picks":[[4,6],[1,6],[5,6],[3,6]],"text":"R6 G5 B2 B4"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',96,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R2 G5 B2"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',97,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 3","picks":[[0,6],[4,6],[4,6]],"text":"R5 B1 B5"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',98,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',99,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 penalty","picks":[[1,3]],"text":"-2"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',100,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 refill 5","picks":[[19,24]],"text":"busy_fairy_2"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',101,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 roll 1","picks":[[5,6],[5,6],[3,6],[2,6],[5,6],[5,6]],"text":"G3 G4 G6 G6 B6 B6"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',102,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G4 G6"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',103,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 roll 2","picks":[[1,6],[3,6],[0,6],[1,6]],"text":"R1 R2 R4 G2"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',104,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 G4 G6"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',105,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 roll 3","picks":[[3,6],[1,6],[1,6]],"text":"R4 G2 B2"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',106,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',107,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 penalty","picks":[[0,2]],"text":"-4"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',108,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 refill 5","picks":[[5,23]],"text":"grumpy_dwarf_3"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',109,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 roll 1","picks":[[4,6],[0,6],[4,6],[0,6],[2,6],[4,6]],"text":"R1 R5 G5 B1 B3 B5"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',110,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G5 B5"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',111,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 roll 2","picks":[[1,6],[5,6],[5,6],[1,6]],"text":"R2 R6 G2 G6"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',112,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R2 R6 G6 B5"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',113,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 roll 3","picks":[[5,6],[2,6]],"text":"R3 B6"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',114,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',115,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 penalty","picks":[[0,1]],"text":"-1"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',116,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 refill 5","picks":[[12,22]],"text":"cuddly_orc_1"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',117,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 15 roll 1","picks":[[3,6],[0,6],[4,6],[1,6],[3,6],[4,6]],"text":"R4 R5 B1 B2 B4 B5"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',118,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R5 B4 B5"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',119,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 15 roll 2","picks":[[5,6],[0,6],[0,6]],"text":"R1 B1 B6"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',120,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 B1 B5 B6"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',121,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 15 roll 3","picks":[[2,6],[2,6]],"text":"B3 B3"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',122,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 1"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',123,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 15 refill 5","picks":[[6,21]],"text":"grumpy_dwarf_8"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',124,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 16 roll 1","picks":[[2,6],[5,6],[5,6],[4,6],[1,6],[1,6]],"text":"R2 R2 R3 R6 B5 B6"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',125,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep B6"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',126,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 16 roll 2","picks":[[4,6],[3,6],[4,6],[5,6],[1,6]],"text":"R2 G4 G5 G6 B5"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',127,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G6 B5"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',128,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 16 roll 3","picks":[[3,6],[2,6],[1,6],[2,6]],"text":"R3 R4 B2 B3"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',129,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('CZirdQ3IFVFEe-Da',130,1000000,'{"type":"closed","ending":"finished","seed":"9221efca6aee18130777f0ae9e69c1798d1f9bcee28e562b2dc791555f9f91f6"}');
INSERT INTO "events" VALUES('EkgBLAvyhQPZdVWZ',1,1000000,'{"type":"created","settings":{"game":"knatsch","seats":3,"options":{}},"host":"anna","commitment":"4987ac3caca017e50e81fbe9e107c9fb7b79df7546f90e8716e3847729ca8632","rules":2,"dice":2,"material":"84309aecc11e345ad01f0c07d245db3db833562e8ebeff3ca60057546d7edfb7"}');
INSERT INTO "events" VALUES('EkgBLAvyhQPZdVWZ',2,1000000,'{"type":"seated","seat":0,"player":"anna"}');
INSERT INTO "events" VALUES('EkgBLAvyhQPZdVWZ',3,1000000,'{"type":"bot-seated","seat":1,"level":"knight","name":"Knight 2"}');
INSERT INTO "events" VALUES('vvfLAbnEJ8kpNzqK',1,1000000,'{"type":"created","settings":{"game":"brettspiel","seats":2,"options":{}},"host":"anna","commitment":"d3c643a5c9e2cabff7958cdb715c67507c2ec86981dcdc414ab183c752620aed","rules":1,"dice":2,"material":"dbcf72d806294baa4a0e1225f34b11c8283219f720310ab0e85738936c4ba62a"}');
INSERT INTO "events" VALUES('vvfLAbnEJ8kpNzqK',2,1000000,'{"type":"seated","seat":0,"player":"anna"}');
INSERT INTO "events" VALUES('vvfLAbnEJ8kpNzqK',3,1000000,'{"type":"seated","seat":1,"player":"ben"}');
INSERT INTO "events" VALUES('vvfLAbnEJ8kpNzqK',4,1000000,'{"type":"started"}');
INSERT INTO "events" VALUES('vvfLAbnEJ8kpNzqK',5,1000000,'{"type":"played","entry":{"type":"drawn","label":"start","picks":[[1,2]],"text":"P2"}}');
INSERT INTO "events" VALUES('vvfLAbnEJ8kpNzqK',6,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 1 card 1","picks":[[4,12]],"text":"S1-05"}}');
INSERT INTO "events" VALUES('vvfLAbnEJ8kpNzqK',7,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 2 card 1","picks":[[6,12]],"text":"S2-07"}}');
INSERT INTO "events" VALUES('vvfLAbnEJ8kpNzqK',8,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 3 card 1","picks":[[2,12]],"text":"S3-03"}}');
INSERT INTO "events" VALUES('vvfLAbnEJ8kpNzqK',9,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 4 card 1","picks":[[5,12]],"text":"S4-06"}}');
INSERT INTO "events" VALUES('vvfLAbnEJ8kpNzqK',10,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 5 card 1","picks":[[1,12]],"text":"S5-02"}}');
INSERT INTO "events" VALUES('vvfLAbnEJ8kpNzqK',11,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 1","picks":[[3,6],[0,6],[1,6],[1,6],[3,6],[5,6]],"text":"R4 G6 B1 B2 B2 B4"}}');
INSERT INTO "events" VALUES('vvfLAbnEJ8kpNzqK',12,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R4 G6 B1 B4"}}');
INSERT INTO "events" VALUES('vvfLAbnEJ8kpNzqK',13,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 2","picks":[[5,6],[0,6]],"text":"R1 R6"}}');
INSERT INTO "events" VALUES('vvfLAbnEJ8kpNzqK',14,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 R4 G6 B1 B4"}}');
INSERT INTO "events" VALUES('vvfLAbnEJ8kpNzqK',15,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 3","picks":[[5,6]],"text":"R6"}}');
INSERT INTO "events" VALUES('vvfLAbnEJ8kpNzqK',16,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"alarm 3"}}');
INSERT INTO "events" VALUES('vvfLAbnEJ8kpNzqK',17,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 3 card 2","picks":[[4,11]],"text":"S3-06"}}');
INSERT INTO "events" VALUES('vvfLAbnEJ8kpNzqK',18,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 tile 1","picks":[[13,28]],"text":"mushroom_forest"}}');
INSERT INTO "events" VALUES('vvfLAbnEJ8kpNzqK',19,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"place A8"}}');
INSERT INTO "events" VALUES('vvfLAbnEJ8kpNzqK',20,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 1","picks":[[3,6],[3,6],[3,6],[5,6],[4,6],[1,6]],"text":"R2 R4 R4 R5 R6 G4"}}');
INSERT INTO "events" VALUES('vvfLAbnEJ8kpNzqK',21,1000000,'{"type":"asked","seat":0,"question":"end"}');
INSERT INTO "events" VALUES('vvfLAbnEJ8kpNzqK',22,1000000,'{"type":"answered","seat":1,"yes":true}');
INSERT INTO "events" VALUES('vvfLAbnEJ8kpNzqK',23,1000000,'{"type":"closed","ending":"agreed","seed":"ffb23263d15be953dec0d8fef47607f287fcfbad52c9f024064f864b0ec5df3d"}');
CREATE TABLE heads (
	table_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	link BLOB NOT NULL, 
	PRIMARY KEY (table_id)
)
 WITHOUT ROWID

;
INSERT INTO "heads" VALUES('2EFnPb43PgPk5Axz',10,X'071DEB7127A72A29FC9D1FB2EB40939D4DAE411953FB5578045C8C279AEC68BE');
INSERT INTO "heads" VALUES('9ObEVDdMnGoDXgtF',132,X'032529611C16AC4CEA56F4A9484DE9EEDD3DB6D2A1817915E4EAA1A8B6EE5338');
INSERT INTO "heads" VALUES('CZirdQ3IFVFEe-Da',130,X'DA051B9C8E4B653D9F80DFD794E3B1239F63DD496BE88F1AF88ABDCAECC56D2F');
INSERT INTO "heads" VALUES('EkgBLAvyhQPZdVWZ',3,X'A37F275C6BDDA5A9CAB6BC5691C2958787FBCC4CCA3BA4D97F5362BF0B74358A');
INSERT INTO "heads" VALUES('vvfLAbnEJ8kpNzqK',23,X'BD0B245B1B9455B0AFD94CDEA58FEFBE1102EBECA4B79B8BB289E585B2E60BCD');
CREATE TABLE players (
	id VARCHAR(32) NOT NULL, 
	secret BLOB NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	picture VARCHAR(20) NOT NULL, 
	seen BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (secret)
);
INSERT INTO "players" VALUES('anna',X'A2CF20724463ECC47699BFF51FB6D71F343D47BA0B4EA7A8DDC9C0D78C8FBDA0','Anna','fox',1000000);
INSERT INTO "players" VALUES('ben',X'38010965B8DAA6AB9D9DF55C672E9118CCEFB3E4AD45CF5C09FCECB003835EF4','Ben','fox',1000000);
CREATE TABLE "replies" (
	player VARCHAR(32) NOT NULL, 
	intent VARCHAR(64) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	reply TEXT NOT NULL, 
	PRIMARY KEY (player, intent)
)
 WITHOUT ROWID

;
INSERT INTO "replies" VALUES('anna','intent-1','EkgBLAvyhQPZdVWZ','{"id":"intent-1","accepted":true,"seq":3}');
INSERT INTO "replies" VALUES('anna','intent-100','9ObEVDdMnGoDXgtF','{"id":"intent-100","accepted":true,"seq":115}');
INSERT INTO "replies" VALUES('anna','intent-101','9ObEVDdMnGoDXgtF','{"id":"intent-101","accepted":true,"seq":118}');
INSERT INTO "replies" VALUES('anna','intent-108','9ObEVDdMnGoDXgtF','{"id":"intent-108","accepted":true,"seq":126}');
INSERT INTO "replies" VALUES('anna','intent-109','9ObEVDdMnGoDXgtF','{"id":"intent-109","accepted":true,"seq":127}');
INSERT INTO "replies" VALUES('anna','intent-110','9ObEVDdMnGoDXgtF','{"id":"intent-110","accepted":true,"seq":128}');
INSERT INTO "replies" VALUES('anna','intent-111','9ObEVDdMnGoDXgtF','{"id":"intent-111","accepted":true,"seq":129}');
INSERT INTO "replies" VALUES('anna','intent-112','9ObEVDdMnGoDXgtF','{"id":"intent-112","accepted":true,"seq":130}');
INSERT INTO "replies" VALUES('anna','intent-113','9ObEVDdMnGoDXgtF','{"id":"intent-113","accepted":true,"seq":132}');
INSERT INTO "replies" VALUES('anna','intent-114','2EFnPb43PgPk5Axz','{"id":"intent-114","accepted":true,"seq":2}');
INSERT INTO "replies" VALUES('anna','intent-116','2EFnPb43PgPk5Axz','{"id":"intent-116","accepted":true,"seq":4}');
INSERT INTO "replies" VALUES('anna','intent-117','2EFnPb43PgPk5Axz','{"id":"intent-117","accepted":true,"seq":5}');
INSERT INTO "replies" VALUES('anna','intent-118','2EFnPb43PgPk5Axz','{"id":"intent-118","accepted":true,"seq":6}');
INSERT INTO "replies" VALUES('anna','intent-119','2EFnPb43PgPk5Axz','{"id":"intent-119","accepted":true,"seq":7}');
INSERT INTO "replies" VALUES('anna','intent-12','vvfLAbnEJ8kpNzqK','{"id":"intent-12","accepted":true,"seq":20}');
INSERT INTO "replies" VALUES('anna','intent-120','2EFnPb43PgPk5Axz','{"id":"intent-120","accepted":true,"seq":8}');
INSERT INTO "replies" VALUES('anna','intent-121','2EFnPb43PgPk5Axz','{"id":"intent-121","accepted":true,"seq":9}');
INSERT INTO "replies" VALUES('anna','intent-122','2EFnPb43PgPk5Axz','{"id":"intent-122","accepted":true,"seq":10}');
INSERT INTO "replies" VALUES('anna','intent-13','vvfLAbnEJ8kpNzqK','{"id":"intent-13","accepted":true,"seq":21}');
INSERT INTO "replies" VALUES('anna','intent-15','9ObEVDdMnGoDXgtF','{"id":"intent-15","accepted":true,"seq":2}');
INSERT INTO "replies" VALUES('anna','intent-17','9ObEVDdMnGoDXgtF','{"id":"intent-17","accepted":true,"seq":11}');
INSERT INTO "replies" VALUES('anna','intent-2','vvfLAbnEJ8kpNzqK','{"id":"intent-2","accepted":true,"seq":2}');
INSERT INTO "replies" VALUES('anna','intent-24','9ObEVDdMnGoDXgtF','{"id":"intent-24","accepted":true,"seq":19}');
INSERT INTO "replies" VALUES('anna','intent-25','9ObEVDdMnGoDXgtF','{"id":"intent-25","accepted":true,"seq":20}');
INSERT INTO "replies" VALUES('anna','intent-26','9ObEVDdMnGoDXgtF','{"id":"intent-26","accepted":true,"seq":21}');
INSERT INTO "replies" VALUES('anna','intent-27','9ObEVDdMnGoDXgtF','{"id":"intent-27","accepted":true,"seq":22}');
INSERT INTO "replies" VALUES('anna','intent-28','9ObEVDdMnGoDXgtF','{"id":"intent-28","accepted":true,"seq":23}');
INSERT INTO "replies" VALUES('anna','intent-29','9ObEVDdMnGoDXgtF','{"id":"intent-29","accepted":true,"seq":26}');
INSERT INTO "replies" VALUES('anna','intent-36','9ObEVDdMnGoDXgtF','{"id":"intent-36","accepted":true,"seq":35}');
INSERT INTO "replies" VALUES('anna','intent-37','9ObEVDdMnGoDXgtF','{"id":"intent-37","accepted":true,"seq":36}');
INSERT INTO "replies" VALUES('anna','intent-38','9ObEVDdMnGoDXgtF','{"id":"intent-38","accepted":true,"seq":37}');
INSERT INTO "replies" VALUES('anna','intent-39','9ObEVDdMnGoDXgtF','{"id":"intent-39","accepted":true,"seq":38}');
INSERT INTO "replies" VALUES('anna','intent-4','vvfLAbnEJ8kpNzqK','{"id":"intent-4","accepted":true,"seq":10}');
INSERT INTO "replies" VALUES('anna','intent-40','9ObEVDdMnGoDXgtF','{"id":"intent-40","accepted":true,"seq":39}');
INSERT INTO "replies" VALUES('anna','intent-41','9ObEVDdMnGoDXgtF','{"id":"intent-41","accepted":true,"seq":41}');
INSERT INTO "replies" VALUES('anna','intent-48','9ObEVDdMnGoDXgtF','{"id":"intent-48","accepted":true,"seq":49}');
INSERT INTO "replies" VALUES('anna','intent-49','9ObEVDdMnGoDXgtF','{"id":"intent-49","accepted":true,"seq":50}');
INSERT INTO "replies" VALUES('anna','intent-50','9ObEVDdMnGoDXgtF','{"id":"intent-50","accepted":true,"seq":51}');
INSERT INTO "replies" VALUES('anna','intent-51','9ObEVDdMnGoDXgtF','{"id":"intent-51","accepted":true,"seq":52}');
INSERT INTO "replies" VALUES('anna','intent-52','9ObEVDdMnGoDXgtF','{"id":"intent-52","accepted":true,"seq":53}');
INSERT INTO "replies" VALUES('anna','intent-53','9ObEVDdMnGoDXgtF','{"id":"intent-53","accepted":true,"seq":55}');
INSERT INTO "replies" VALUES('anna','intent-60','9ObEVDdMnGoDXgtF','{"id":"intent-60","accepted":true,"seq":64}');
INSERT INTO "replies" VALUES('anna','intent-61','9ObEVDdMnGoDXgtF','{"id":"intent-61","accepted":true,"seq":65}');
INSERT INTO "replies" VALUES('anna','intent-62','9ObEVDdMnGoDXgtF','{"id":"intent-62","accepted":true,"seq":66}');
INSERT INTO "replies" VALUES('anna','intent-63','9ObEVDdMnGoDXgtF','{"id":"intent-63","accepted":true,"seq":67}');
INSERT INTO "replies" VALUES('anna','intent-64','9ObEVDdMnGoDXgtF','{"id":"intent-64","accepted":true,"seq":68}');
INSERT INTO "replies" VALUES('anna','intent-65','9ObEVDdMnGoDXgtF','{"id":"intent-65","accepted":true,"seq":71}');
INSERT INTO "replies" VALUES('anna','intent-72','9ObEVDdMnGoDXgtF','{"id":"intent-72","accepted":true,"seq":79}');
INSERT INTO "replies" VALUES('anna','intent-73','9ObEVDdMnGoDXgtF','{"id":"intent-73","accepted":true,"seq":80}');
INSERT INTO "replies" VALUES('anna','intent-74','9ObEVDdMnGoDXgtF','{"id":"intent-74","accepted":true,"seq":81}');
INSERT INTO "replies" VALUES('anna','intent-75','9ObEVDdMnGoDXgtF','{"id":"intent-75","accepted":true,"seq":82}');
INSERT INTO "replies" VALUES('anna','intent-76','9ObEVDdMnGoDXgtF','{"id":"intent-76","accepted":true,"seq":83}');
INSERT INTO "replies" VALUES('anna','intent-77','9ObEVDdMnGoDXgtF','{"id":"intent-77","accepted":true,"seq":86}');
INSERT INTO "replies" VALUES('anna','intent-84','9ObEVDdMnGoDXgtF','{"id":"intent-84","accepted":true,"seq":95}');
INSERT INTO "replies" VALUES('anna','intent-85','9ObEVDdMnGoDXgtF','{"id":"intent-85","accepted":true,"seq":96}');
INSERT INTO "replies" VALUES('anna','intent-86','9ObEVDdMnGoDXgtF','{"id":"intent-86","accepted":true,"seq":97}');
INSERT INTO "replies" VALUES('anna','intent-87','9ObEVDdMnGoDXgtF','{"id":"intent-87","accepted":true,"seq":98}');
INSERT INTO "replies" VALUES('anna','intent-88','9ObEVDdMnGoDXgtF','{"id":"intent-88","accepted":true,"seq":99}');
INSERT INTO "replies" VALUES('anna','intent-89','9ObEVDdMnGoDXgtF','{"id":"intent-89","accepted":true,"seq":102}');
INSERT INTO "replies" VALUES('anna','intent-96','9ObEVDdMnGoDXgtF','{"id":"intent-96","accepted":true,"seq":111}');
INSERT INTO "replies" VALUES('anna','intent-97','9ObEVDdMnGoDXgtF','{"id":"intent-97","accepted":true,"seq":112}');
INSERT INTO "replies" VALUES('anna','intent-98','9ObEVDdMnGoDXgtF','{"id":"intent-98","accepted":true,"seq":113}');
INSERT INTO "replies" VALUES('anna','intent-99','9ObEVDdMnGoDXgtF','{"id":"intent-99","accepted":true,"seq":114}');
INSERT INTO "replies" VALUES('anna','known','EkgBLAvyhQPZdVWZ','{"id":"known","accepted":true,"seq":2}');
INSERT INTO "replies" VALUES('ben','intent-10','vvfLAbnEJ8kpNzqK','{"id":"intent-10","accepted":true,"seq":18}');
INSERT INTO "replies" VALUES('ben','intent-102','9ObEVDdMnGoDXgtF','{"id":"intent-102","accepted":true,"seq":119}');
INSERT INTO "replies" VALUES('ben','intent-103','9ObEVDdMnGoDXgtF','{"id":"intent-103","accepted":true,"seq":120}');
INSERT INTO "replies" VALUES('ben','intent-104','9ObEVDdMnGoDXgtF','{"id":"intent-104","accepted":true,"seq":121}');
INSERT INTO "replies" VALUES('ben','intent-105','9ObEVDdMnGoDXgtF','{"id":"intent-105","accepted":true,"seq":122}');
INSERT INTO "replies" VALUES('ben','intent-106','9ObEVDdMnGoDXgtF','{"id":"intent-106","accepted":true,"seq":123}');
INSERT INTO "replies" VALUES('ben','intent-107','9ObEVDdMnGoDXgtF','{"id":"intent-107","accepted":true,"seq":125}');
INSERT INTO "replies" VALUES('ben','intent-11','vvfLAbnEJ8kpNzqK','{"id":"intent-11","accepted":true,"seq":19}');
INSERT INTO "replies" VALUES('ben','intent-115','2EFnPb43PgPk5Axz','{"id":"intent-115","accepted":true,"seq":3}');
INSERT INTO "replies" VALUES('ben','intent-123','2EFnPb43PgPk5Axz','{"id":"intent-123","accepted":true,"seq":10}');
INSERT INTO "replies" VALUES('ben','intent-14','vvfLAbnEJ8kpNzqK','{"id":"intent-14","accepted":true,"seq":23}');
INSERT INTO "replies" VALUES('ben','intent-16','9ObEVDdMnGoDXgtF','{"id":"intent-16","accepted":true,"seq":3}');
INSERT INTO "replies" VALUES('ben','intent-18','9ObEVDdMnGoDXgtF','{"id":"intent-18","accepted":true,"seq":12}');
INSERT INTO "replies" VALUES('ben','intent-19','9ObEVDdMnGoDXgtF','{"id":"intent-19","accepted":true,"seq":13}');
INSERT INTO "replies" VALUES('ben','intent-20','9ObEVDdMnGoDXgtF','{"id":"intent-20","accepted":true,"seq":14}');
INSERT INTO "replies" VALUES('ben','intent-21','9ObEVDdMnGoDXgtF','{"id":"intent-21","accepted":true,"seq":15}');
INSERT INTO "replies" VALUES('ben','intent-22','9ObEVDdMnGoDXgtF','{"id":"intent-22","accepted":true,"seq":16}');
INSERT INTO "replies" VALUES('ben','intent-23','9ObEVDdMnGoDXgtF','{"id":"intent-23","accepted":true,"seq":18}');
INSERT INTO "replies" VALUES('ben','intent-3','vvfLAbnEJ8kpNzqK','{"id":"intent-3","accepted":true,"seq":3}');
INSERT INTO "replies" VALUES('ben','intent-30','9ObEVDdMnGoDXgtF','{"id":"intent-30","accepted":true,"seq":27}');
INSERT INTO "replies" VALUES('ben','intent-31','9ObEVDdMnGoDXgtF','{"id":"intent-31","accepted":true,"seq":28}');
INSERT INTO "replies" VALUES('ben','intent-32','9ObEVDdMnGoDXgtF','{"id":"intent-32","accepted":true,"seq":29}');
INSERT INTO "replies" VALUES('ben','intent-33','9ObEVDdMnGoDXgtF','{"id":"intent-33","accepted":true,"seq":30}');
INSERT INTO "replies" VALUES('ben','intent-34','9ObEVDdMnGoDXgtF','{"id":"intent-34","accepted":true,"seq":31}');
INSERT INTO "replies" VALUES('ben','intent-35','9ObEVDdMnGoDXgtF','{"id":"intent-35","accepted":true,"seq":34}');
INSERT INTO "replies" VALUES('ben','intent-42','9ObEVDdMnGoDXgtF','{"id":"intent-42","accepted":true,"seq":42}');
INSERT INTO "replies" VALUES('ben','intent-43','9ObEVDdMnGoDXgtF','{"id":"intent-43","accepted":true,"seq":43}');
INSERT INTO "replies" VALUES('ben','intent-44','9ObEVDdMnGoDXgtF','{"id":"intent-44","accepted":true,"seq":44}');
INSERT INTO "replies" VALUES('ben','intent-45','9ObEVDdMnGoDXgtF','{"id":"intent-45","accepted":true,"seq":45}');
INSERT INTO "replies" VALUES('ben','intent-46','9ObEVDdMnGoDXgtF','{"id":"intent-46","accepted":true,"seq":46}');
INSERT INTO "replies" VALUES('ben','intent-47','9ObEVDdMnGoDXgtF','{"id":"intent-47","accepted":true,"seq":48}');
INSERT INTO "replies" VALUES('ben','intent-5','vvfLAbnEJ8kpNzqK','{"id":"intent-5","accepted":true,"seq":11}');
INSERT INTO "replies" VALUES('ben','intent-54','9ObEVDdMnGoDXgtF','{"id":"intent-54","accepted":true,"seq":56}');
INSERT INTO "replies" VALUES('ben','intent-55','9ObEVDdMnGoDXgtF','{"id":"intent-55","accepted":true,"seq":57}');
INSERT INTO "replies" VALUES('ben','intent-56','9ObEVDdMnGoDXgtF','{"id":"intent-56","accepted":true,"seq":58}');
INSERT INTO "replies" VALUES('ben','intent-57','9ObEVDdMnGoDXgtF','{"id":"intent-57","accepted":true,"seq":59}');
INSERT INTO "replies" VALUES('ben','intent-58','9ObEVDdMnGoDXgtF','{"id":"intent-58","accepted":true,"seq":60}');
INSERT INTO "replies" VALUES('ben','intent-59','9ObEVDdMnGoDXgtF','{"id":"intent-59","accepted":true,"seq":63}');
INSERT INTO "replies" VALUES('ben','intent-6','vvfLAbnEJ8kpNzqK','{"id":"intent-6","accepted":true,"seq":12}');
INSERT INTO "replies" VALUES('ben','intent-66','9ObEVDdMnGoDXgtF','{"id":"intent-66","accepted":true,"seq":72}');
INSERT INTO "replies" VALUES('ben','intent-67','9ObEVDdMnGoDXgtF','{"id":"intent-67","accepted":true,"seq":73}');
INSERT INTO "replies" VALUES('ben','intent-68','9ObEVDdMnGoDXgtF','{"id":"intent-68","accepted":true,"seq":74}');
INSERT INTO "replies" VALUES('ben','intent-69','9ObEVDdMnGoDXgtF','{"id":"intent-69","accepted":true,"seq":75}');
INSERT INTO "replies" VALUES('ben','intent-7','vvfLAbnEJ8kpNzqK','{"id":"intent-7","accepted":true,"seq":13}');
INSERT INTO "replies" VALUES('ben','intent-70','9ObEVDdMnGoDXgtF','{"id":"intent-70","accepted":true,"seq":76}');
INSERT INTO "replies" VALUES('ben','intent-71','9ObEVDdMnGoDXgtF','{"id":"intent-71","accepted":true,"seq":78}');
INSERT INTO "replies" VALUES('ben','intent-78','9ObEVDdMnGoDXgtF','{"id":"intent-78","accepted":true,"seq":87}');
INSERT INTO "replies" VALUES('ben','intent-79','9ObEVDdMnGoDXgtF','{"id":"intent-79","accepted":true,"seq":88}');
INSERT INTO "replies" VALUES('ben','intent-8','vvfLAbnEJ8kpNzqK','{"id":"intent-8","accepted":true,"seq":14}');
INSERT INTO "replies" VALUES('ben','intent-80','9ObEVDdMnGoDXgtF','{"id":"intent-80","accepted":true,"seq":89}');
INSERT INTO "replies" VALUES('ben','intent-81','9ObEVDdMnGoDXgtF','{"id":"intent-81","accepted":true,"seq":90}');
INSERT INTO "replies" VALUES('ben','intent-82','9ObEVDdMnGoDXgtF','{"id":"intent-82","accepted":true,"seq":91}');
INSERT INTO "replies" VALUES('ben','intent-83','9ObEVDdMnGoDXgtF','{"id":"intent-83","accepted":true,"seq":94}');
INSERT INTO "replies" VALUES('ben','intent-9','vvfLAbnEJ8kpNzqK','{"id":"intent-9","accepted":true,"seq":15}');
INSERT INTO "replies" VALUES('ben','intent-90','9ObEVDdMnGoDXgtF','{"id":"intent-90","accepted":true,"seq":103}');
INSERT INTO "replies" VALUES('ben','intent-91','9ObEVDdMnGoDXgtF','{"id":"intent-91","accepted":true,"seq":104}');
INSERT INTO "replies" VALUES('ben','intent-92','9ObEVDdMnGoDXgtF','{"id":"intent-92","accepted":true,"seq":105}');
INSERT INTO "replies" VALUES('ben','intent-93','9ObEVDdMnGoDXgtF','{"id":"intent-93","accepted":true,"seq":106}');
INSERT INTO "replies" VALUES('ben','intent-94','9ObEVDdMnGoDXgtF','{"id":"intent-94","accepted":true,"seq":107}');
INSERT INTO "replies" VALUES('ben','intent-95','9ObEVDdMnGoDXgtF','{"id":"intent-95","accepted":true,"seq":110}');
CREATE TABLE result_seats (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	player VARCHAR(32), 
	bot VARCHAR(20), 
	place INTEGER NOT NULL, 
	points INTEGER NOT NULL, 
	PRIMARY KEY (table_id, seat)
);
INSERT INTO "result_seats" VALUES('9ObEVDdMnGoDXgtF',0,'anna',NULL,2,-2);
INSERT INTO "result_seats" VALUES('9ObEVDdMnGoDXgtF',1,'ben',NULL,1,0);
INSERT INTO "result_seats" VALUES('CZirdQ3IFVFEe-Da',0,NULL,NULL,2,-2);
INSERT INTO "result_seats" VALUES('CZirdQ3IFVFEe-Da',1,NULL,NULL,1,0);
CREATE TABLE results (
	table_id VARCHAR(32) NOT NULL, 
	game VARCHAR(20) NOT NULL, 
	players INTEGER NOT NULL, 
	ended BIGINT NOT NULL, 
	ending VARCHAR(40) NOT NULL, 
	drawn BOOLEAN NOT NULL, 
	PRIMARY KEY (table_id)
);
INSERT INTO "results" VALUES('9ObEVDdMnGoDXgtF','wuerfelkoenig',2,1000000,'penalties',0);
INSERT INTO "results" VALUES('CZirdQ3IFVFEe-Da','wuerfelkoenig',2,1000000,'penalties',0);
CREATE TABLE "seats" (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	player VARCHAR(32), 
	name VARCHAR(40) DEFAULT '' NOT NULL, 
	picture VARCHAR(20) DEFAULT '' NOT NULL, 
	PRIMARY KEY (table_id, seat)
);
INSERT INTO "seats" VALUES('EkgBLAvyhQPZdVWZ',0,'anna','Anna','fox');
INSERT INTO "seats" VALUES('vvfLAbnEJ8kpNzqK',0,'anna','Anna','fox');
INSERT INTO "seats" VALUES('vvfLAbnEJ8kpNzqK',1,'ben','Ben','fox');
INSERT INTO "seats" VALUES('9ObEVDdMnGoDXgtF',0,'anna','Anna','fox');
INSERT INTO "seats" VALUES('9ObEVDdMnGoDXgtF',1,'ben','Ben','fox');
INSERT INTO "seats" VALUES('CZirdQ3IFVFEe-Da',0,NULL,'Anna','');
INSERT INTO "seats" VALUES('CZirdQ3IFVFEe-Da',1,NULL,'Ben','');
INSERT INTO "seats" VALUES('2EFnPb43PgPk5Axz',0,'anna','Anna','fox');
INSERT INTO "seats" VALUES('2EFnPb43PgPk5Axz',1,'ben','Ben','fox');
CREATE TABLE "tables" (
	id VARCHAR(32) NOT NULL, 
	seed BLOB NOT NULL, 
	host VARCHAR(32) NOT NULL, 
	game VARCHAR(20) NOT NULL, 
	visibility VARCHAR(10) NOT NULL, 
	status VARCHAR(10) NOT NULL, 
	changed BIGINT NOT NULL, 
	wakes BOOLEAN DEFAULT 0 NOT NULL, 
	imported BOOLEAN DEFAULT 0 NOT NULL, 
	ending VARCHAR(10), 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('EkgBLAvyhQPZdVWZ',X'8F9D78293EF3A3D7B946C050C931C563BB99E413ED11E4E1B1F21F2507A03D37','anna','knatsch','private','open',1000000,1,0,NULL);
INSERT INTO "tables" VALUES('vvfLAbnEJ8kpNzqK',X'FFB23263D15BE953DEC0D8FEF47607F287FCFBAD52C9F024064F864B0EC5DF3D','anna','brettspiel','private','closed',1000000,0,0,'agreed');
INSERT INTO "tables" VALUES('9ObEVDdMnGoDXgtF',X'9221EFCA6AEE18130777F0AE9E69C1798D1F9BCEE28E562B2DC791555F9F91F6','anna','wuerfelkoenig','private','closed',1000000,0,0,'finished');
INSERT INTO "tables" VALUES('CZirdQ3IFVFEe-Da',X'','anna','wuerfelkoenig','private','closed',1000000,0,1,'finished');
INSERT INTO "tables" VALUES('2EFnPb43PgPk5Axz',X'A8BF90F9453FEAE92D6B0B329B0489EBFD22D0AAE7BC721D690AB6CD791E7EC7','anna','wuerfelland','private','running',1000000,1,0,NULL);
CREATE INDEX ix_seats_player ON seats (player);
CREATE INDEX tables_by_status ON tables (status, visibility, changed);
CREATE INDEX results_by_game ON results (game, ended);
CREATE INDEX ix_result_seats_player ON result_seats (player);
COMMIT;
