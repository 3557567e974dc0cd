BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE "early_moves" (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (table_id, seat)
)
 WITHOUT ROWID

;
INSERT INTO "early_moves" VALUES('qrpmhQflQjjf2RoW',1,'pass');
CREATE TABLE events (
	table_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	event TEXT NOT NULL, 
	PRIMARY KEY (table_id, seq)
)
 WITHOUT ROWID

;
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',1,1000000,'{"type":"created","settings":{"game":"wuerfelkoenig","seats":2,"options":{}},"host":"anna","commitment":"7d7fc93426748499f7fb51ac06c8a3514d30e36a64b741048fa9ef5b8b22adbc","rules":1}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',2,1000000,'{"type":"seated","seat":0,"player":"anna","seed":"a0d6857cf98df708"}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',3,1000000,'{"type":"seated","seat":1,"player":"ben","seed":"740d5b98cfe656ba"}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',4,1000000,'{"type":"started"}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',5,1000000,'{"type":"played","entry":{"type":"drawn","label":"start","picks":[[1,2]],"text":"P2"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',6,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 penalty","picks":[[8,10]],"text":"-1"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',7,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 1","picks":[[14,40]],"text":"crazy_gnome_2"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',8,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 2","picks":[[10,39]],"text":"grumpy_dwarf_6"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',9,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 3","picks":[[33,38]],"text":"busy_fairy_5"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',10,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 4","picks":[[2,37]],"text":"arrogant_elf_1"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',11,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 5","picks":[[2,36]],"text":"arrogant_elf_2"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',12,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 1","picks":[[3,6],[0,6],[2,6],[1,6],[2,6],[1,6]],"text":"R2 R4 G3 B1 B2 B3"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',13,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R4 G3 B1 B2"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',14,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 2","picks":[[3,6],[5,6]],"text":"G6 B4"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',15,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R4 G3 G6 B1"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',16,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 3","picks":[[3,6],[1,6]],"text":"R2 G4"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',17,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 2"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',18,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 refill 5","picks":[[28,35]],"text":"busy_fairy_2"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',19,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 1","picks":[[4,6],[2,6],[5,6],[3,6],[2,6],[0,6]],"text":"R3 R6 G1 G4 G5 B3"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',20,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R3 G1 G5 B3"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',21,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 2","picks":[[2,6],[5,6]],"text":"R6 G3"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',22,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep -"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',23,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 3","picks":[[1,6],[4,6],[4,6],[4,6],[0,6],[1,6]],"text":"R2 G1 G2 G5 B5 B5"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',24,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"take 1"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',25,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 refill 5","picks":[[14,34]],"text":"crazy_gnome_6"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',26,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 1","picks":[[5,6],[0,6],[1,6],[5,6],[0,6],[1,6]],"text":"R2 R6 G1 B1 B2 B6"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',27,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep B1"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',28,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 2","picks":[[4,6],[4,6],[0,6],[0,6],[1,6]],"text":"R1 R2 G1 G5 B5"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',29,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 G5"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',30,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 3","picks":[[1,6],[1,6],[5,6],[0,6]],"text":"R6 G1 G2 B2"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',31,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 G1 G2"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',32,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 4","picks":[[1,6],[4,6],[2,6]],"text":"G2 G3 B5"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',33,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 5"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',34,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 refill 5","picks":[[10,33]],"text":"crazy_gnome_1"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',35,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 1","picks":[[2,6],[2,6],[4,6],[0,6],[5,6],[3,6]],"text":"R1 R3 R3 G6 B4 B5"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',36,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1 R3"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',37,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 2","picks":[[5,6],[0,6],[3,6],[4,6]],"text":"R1 R5 B4 B6"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',38,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1 R1 R3 R5 B4"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',39,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 3","picks":[[5,6]],"text":"B6"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',40,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',41,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 penalty","picks":[[8,9]],"text":"-1"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',42,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 refill 5","picks":[[22,32]],"text":"odd_mushroom_goblin_3"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',43,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 1","picks":[[5,6],[3,6],[2,6],[2,6],[3,6],[5,6]],"text":"R4 G3 G3 G6 B4 B6"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',44,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G3 G6 B4"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',45,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 2","picks":[[4,6],[2,6],[0,6]],"text":"R1 R3 G5"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',46,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 2"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',47,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 refill 5","picks":[[18,31]],"text":"cuddly_orc_6"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',48,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 roll 1","picks":[[4,6],[0,6],[3,6],[3,6],[0,6],[2,6]],"text":"G1 G4 G4 G5 B1 B3"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',49,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G5"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',50,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 roll 2","picks":[[2,6],[5,6],[5,6],[4,6],[2,6]],"text":"R3 R5 R6 R6 B3"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',51,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R6 R6 G5"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',52,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 roll 3","picks":[[5,6],[1,6],[0,6]],"text":"R2 G1 B6"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',53,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',54,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 penalty","picks":[[3,8]],"text":"-2"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',55,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 refill 5","picks":[[25,30]],"text":"busy_fairy_4"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',56,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 1","picks":[[0,6],[4,6],[3,6],[5,6],[0,6],[5,6]],"text":"R6 G1 G4 G5 G6 B1"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',57,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R6 G5 G6"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',58,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 2","picks":[[1,6],[3,6],[3,6]],"text":"G2 G4 B4"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',59,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R6 G4 G5 G6"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',60,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 3","picks":[[4,6],[4,6]],"text":"R5 G5"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',61,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 1"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',62,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 refill 5","picks":[[28,29]],"text":"dragon_3"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',63,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 1","picks":[[0,6],[0,6],[1,6],[0,6],[5,6],[2,6]],"text":"R1 G6 B1 B1 B2 B3"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',64,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1 G6 B1 B1 B2"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',65,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 2","picks":[[0,6]],"text":"G1"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',66,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1 G1 G6 B1 B1"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',67,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 3","picks":[[1,6]],"text":"B2"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',68,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',69,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 penalty","picks":[[6,7]],"text":"-1"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',70,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 refill 5","picks":[[5,28]],"text":"grumpy_dwarf_3"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',71,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 1","picks":[[3,6],[3,6],[3,6],[2,6],[5,6],[3,6]],"text":"R4 R4 G3 G4 G6 B4"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',72,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G6 B4"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',73,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 2","picks":[[0,6],[4,6],[1,6],[0,6]],"text":"R1 G5 B1 B2"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',74,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 G5 G6 B1 B2"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',75,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 3","picks":[[0,6]],"text":"G1"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',76,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',77,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 penalty","picks":[[0,6]],"text":"-4"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',78,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 refill 5","picks":[[21,27]],"text":"talented_apprentice_2"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',79,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 roll 1","picks":[[4,6],[5,6],[3,6],[1,6],[5,6],[4,6]],"text":"R5 G4 G5 G6 B2 B6"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',80,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R5 G5 B2"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',81,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 roll 2","picks":[[1,6],[5,6],[1,6]],"text":"R2 R6 G2"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',82,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G2 G5"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',83,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 roll 3","picks":[[4,6],[0,6],[0,6],[2,6]],"text":"R1 G1 B3 B5"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',84,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',85,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 penalty","picks":[[2,5]],"text":"-2"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',86,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 refill 5","picks":[[23,26]],"text":"hypnotist_1"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',87,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 1","picks":[[1,6],[5,6],[0,6],[3,6],[0,6],[4,6]],"text":"R1 R5 G1 G2 G4 B6"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',88,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 G1 B6"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',89,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 2","picks":[[5,6],[0,6],[3,6]],"text":"R1 B4 B6"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',90,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G1 B6"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',91,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 3","picks":[[0,6],[5,6],[0,6],[2,6]],"text":"R1 R6 B1 B3"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',92,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',93,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 penalty","picks":[[3,4]],"text":"-1"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',94,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 refill 5","picks":[[15,25]],"text":"cuddly_orc_4"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',95,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 1","picks":[[4,6],[4,6],[2,6],[4,6],[4,6],[4,6]],"text":"R5 R5 G3 G5 G5 B5"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',96,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep -"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',97,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 2","picks":[[2,6],[3,6],[2,6],[0,6],[3,6],[2,6]],"text":"R1 R3 R4 G3 B3 B4"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',98,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1 G3 B3"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',99,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 3","picks":[[5,6],[4,6],[3,6]],"text":"G5 B4 B6"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',100,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',101,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 penalty","picks":[[1,3]],"text":"-3"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',102,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 refill 5","picks":[[6,24]],"text":"grumpy_dwarf_5"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',103,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 roll 1","picks":[[3,6],[3,6],[1,6],[0,6],[4,6],[4,6]],"text":"R1 R4 R4 R5 R5 B2"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',104,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 R4 R5"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',105,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 roll 2","picks":[[4,6],[5,6],[5,6]],"text":"R6 G5 G6"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',106,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 R5 G6"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',107,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 roll 3","picks":[[2,6],[4,6],[4,6]],"text":"R3 G5 B5"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',108,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',109,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 penalty","picks":[[1,2]],"text":"-2"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',110,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 refill 5","picks":[[9,23]],"text":"crazy_gnome_4"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',111,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 roll 1","picks":[[1,6],[3,6],[2,6],[4,6],[3,6],[4,6]],"text":"R4 R5 G2 G3 B4 B5"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',112,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R5 B4 B5"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',113,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 roll 2","picks":[[5,6],[1,6],[2,6]],"text":"G2 G3 B6"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',114,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R5 G2 G3 B4 B6"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',115,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 roll 3","picks":[[1,6]],"text":"B2"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',116,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',117,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 penalty","picks":[[0,1]],"text":"-3"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',118,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 refill 5","picks":[[14,22]],"text":"cuddly_orc_7"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',119,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 15 roll 1","picks":[[3,6],[2,6],[5,6],[1,6],[0,6],[3,6]],"text":"R3 R4 R6 G1 B2 B4"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',120,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R3 R4 B2 B4"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',121,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 15 roll 2","picks":[[3,6],[1,6]],"text":"R2 G4"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',122,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 R3 R4"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',123,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 15 roll 3","picks":[[0,6],[2,6],[0,6]],"text":"R1 G1 G3"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',124,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('99YZWHi-mTnFzd4Y',125,1000000,'{"type":"closed","ending":"finished","seed":"944cb58745a5c1e38532672fb9f13f07c16c41fc926cad759ceab7413c20d178"}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',1,1000000,'{"type":"created","settings":{"game":"wuerfelkoenig","seats":2,"options":{}},"host":"anna","commitment":"7d7fc93426748499f7fb51ac06c8a3514d30e36a64b741048fa9ef5b8b22adbc","rules":1}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',2,1000000,'{"type":"imported","head":"wuerfelreich 1\ngame \"wuerfelkoenig\"\nrules 1\nmaterial {\"sha256\":\"d38674b772b18aa418bff78ab6e012e44dc06ef5cc4fc6f214009afc69ff5bca\"}\nseat {\"name\":\"P1\"}\nseat {\"name\":\"P2\"}\noptions {}\ndice {\"kind\":\"fair\",\"table\":\"99YZWHi-mTnFzd4Y\",\"commitment\":\"7d7fc93426748499f7fb51ac06c8a3514d30e36a64b741048fa9ef5b8b22adbc\",\"seats\":[\"a0d6857cf98df708\",\"740d5b98cfe656ba\"],\"seed\":\"944cb58745a5c1e38532672fb9f13f07c16c41fc926cad759ceab7413c20d178\"}\n\n"}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',3,1000000,'{"type":"played","entry":{"type":"drawn","label":"start","picks":[[1,2]],"text":"P2"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',4,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 penalty","picks":[[8,10]],"text":"-1"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',5,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 1","picks":[[14,40]],"text":"crazy_gnome_2"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',6,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 2","picks":[[10,39]],"text":"grumpy_dwarf_6"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',7,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 3","picks":[[33,38]],"text":"busy_fairy_5"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',8,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 4","picks":[[2,37]],"text":"arrogant_elf_1"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',9,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 5","picks":[[2,36]],"text":"arrogant_elf_2"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',10,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 1","picks":[[3,6],[0,6],[2,6],[1,6],[2,6],[1,6]],"text":"R2 R4 G3 B1 B2 B3"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',11,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R4 G3 B1 B2"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',12,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 2","picks":[[3,6],[5,6]],"text":"G6 B4"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',13,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R4 G3 G6 B1"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',14,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 3","picks":[[3,6],[1,6]],"text":"R2 G4"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',15,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 2"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',16,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 refill 5","picks":[[28,35]],"text":"busy_fairy_2"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',17,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 1","picks":[[4,6],[2,6],[5,6],[3,6],[2,6],[0,6]],"text":"R3 R6 G1 G4 G5 B3"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',18,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R3 G1 G5 B3"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',19,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 2","picks":[[2,6],[5,6]],"text":"R6 G3"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',20,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep -"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',21,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 3","picks":[[1,6],[4,6],[4,6],[4,6],[0,6],[1,6]],"text":"R2 G1 G2 G5 B5 B5"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',22,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"take 1"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',23,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 refill 5","picks":[[14,34]],"text":"crazy_gnome_6"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',24,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 1","picks":[[5,6],[0,6],[1,6],[5,6],[0,6],[1,6]],"text":"R2 R6 G1 B1 B2 B6"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',25,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep B1"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',26,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 2","picks":[[4,6],[4,6],[0,6],[0,6],[1,6]],"text":"R1 R2 G1 G5 B5"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',27,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 G5"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',28,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 3","picks":[[1,6],[1,6],[5,6],[0,6]],"text":"R6 G1 G2 B2"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',29,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 G1 G2"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',30,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 4","picks":[[1,6],[4,6],[2,6]],"text":"G2 G3 B5"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',31,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 5"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',32,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 refill 5","picks":[[10,33]],"text":"crazy_gnome_1"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',33,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 1","picks":[[2,6],[2,6],[4,6],[0,6],[5,6],[3,6]],"text":"R1 R3 R3 G6 B4 B5"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',34,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1 R3"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',35,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 2","picks":[[5,6],[0,6],[3,6],[4,6]],"text":"R1 R5 B4 B6"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',36,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1 R1 R3 R5 B4"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',37,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 3","picks":[[5,6]],"text":"B6"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',38,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',39,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 penalty","picks":[[8,9]],"text":"-1"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',40,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 refill 5","picks":[[22,32]],"text":"odd_mushroom_goblin_3"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',41,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 1","picks":[[5,6],[3,6],[2,6],[2,6],[3,6],[5,6]],"text":"R4 G3 G3 G6 B4 B6"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',42,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G3 G6 B4"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',43,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 2","picks":[[4,6],[2,6],[0,6]],"text":"R1 R3 G5"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',44,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 2"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',45,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 refill 5","picks":[[18,31]],"text":"cuddly_orc_6"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',46,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 roll 1","picks":[[4,6],[0,6],[3,6],[3,6],[0,6],[2,6]],"text":"G1 G4 G4 G5 B1 B3"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',47,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G5"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',48,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 roll 2","picks":[[2,6],[5,6],[5,6],[4,6],[2,6]],"text":"R3 R5 R6 R6 B3"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',49,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R6 R6 G5"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',50,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 roll 3","picks":[[5,6],[1,6],[0,6]],"text":"R2 G1 B6"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',51,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',52,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 penalty","picks":[[3,8]],"text":"-2"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',53,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 refill 5","picks":[[25,30]],"text":"busy_fairy_4"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',54,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 1","picks":[[0,6],[4,6],[3,6],[5,6],[0,6],[5,6]],"text":"R6 G1 G4 G5 G6 B1"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',55,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R6 G5 G6"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',56,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 2","picks":[[1,6],[3,6],[3,6]],"text":"G2 G4 B4"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',57,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R6 G4 G5 G6"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',58,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 3","picks":[[4,6],[4,6]],"text":"R5 G5"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',59,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 1"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',60,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 refill 5","picks":[[28,29]],"text":"dragon_3"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',61,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 1","picks":[[0,6],[0,6],[1,6],[0,6],[5,6],[2,6]],"text":"R1 G6 B1 B1 B2 B3"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',62,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1 G6 B1 B1 B2"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',63,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 2","picks":[[0,6]],"text":"G1"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',64,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1 G1 G6 B1 B1"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',65,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 3","picks":[[1,6]],"text":"B2"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',66,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',67,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 penalty","picks":[[6,7]],"text":"-1"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',68,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 refill 5","picks":[[5,28]],"text":"grumpy_dwarf_3"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',69,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 1","picks":[[3,6],[3,6],[3,6],[2,6],[5,6],[3,6]],"text":"R4 R4 G3 G4 G6 B4"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',70,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G6 B4"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',71,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 2","picks":[[0,6],[4,6],[1,6],[0,6]],"text":"R1 G5 B1 B2"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',72,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 G5 G6 B1 B2"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',73,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 3","picks":[[0,6]],"text":"G1"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',74,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',75,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 penalty","picks":[[0,6]],"text":"-4"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',76,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 refill 5","picks":[[21,27]],"text":"talented_apprentice_2"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',77,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 roll 1","picks":[[4,6],[5,6],[3,6],[1,6],[5,6],[4,6]],"text":"R5 G4 G5 G6 B2 B6"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',78,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R5 G5 B2"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',79,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 roll 2","picks":[[1,6],[5,6],[1,6]],"text":"R2 R6 G2"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',80,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G2 G5"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',81,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 roll 3","picks":[[4,6],[0,6],[0,6],[2,6]],"text":"R1 G1 B3 B5"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',82,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',83,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 penalty","picks":[[2,5]],"text":"-2"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',84,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 refill 5","picks":[[23,26]],"text":"hypnotist_1"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',85,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 1","picks":[[1,6],[5,6],[0,6],[3,6],[0,6],[4,6]],"text":"R1 R5 G1 G2 G4 B6"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',86,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 G1 B6"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',87,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 2","picks":[[5,6],[0,6],[3,6]],"text":"R1 B4 B6"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',88,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G1 B6"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',89,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 3","picks":[[0,6],[5,6],[0,6],[2,6]],"text":"R1 R6 B1 B3"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',90,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',91,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 penalty","picks":[[3,4]],"text":"-1"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',92,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 refill 5","picks":[[15,25]],"text":"cuddly_orc_4"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',93,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 1","picks":[[4,6],[4,6],[2,6],[4,6],[4,6],[4,6]],"text":"R5 R5 G3 G5 G5 B5"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',94,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep -"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',95,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 2","picks":[[2,6],[3,6],[2,6],[0,6],[3,6],[2,6]],"text":"R1 R3 R4 G3 B3 B4"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',96,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1 G3 B3"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',97,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 3","picks":[[5,6],[4,6],[3,6]],"text":"G5 B4 B6"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',98,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',99,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 penalty","picks":[[1,3]],"text":"-3"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',100,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 refill 5","picks":[[6,24]],"text":"grumpy_dwarf_5"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',101,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 roll 1","picks":[[3,6],[3,6],[1,6],[0,6],[4,6],[4,6]],"text":"R1 R4 R4 R5 R5 B2"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',102,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 R4 R5"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',103,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 roll 2","picks":[[4,6],[5,6],[5,6]],"text":"R6 G5 G6"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',104,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 R5 G6"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',105,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 roll 3","picks":[[2,6],[4,6],[4,6]],"text":"R3 G5 B5"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',106,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',107,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 penalty","picks":[[1,2]],"text":"-2"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',108,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 refill 5","picks":[[9,23]],"text":"crazy_gnome_4"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',109,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 roll 1","picks":[[1,6],[3,6],[2,6],[4,6],[3,6],[4,6]],"text":"R4 R5 G2 G3 B4 B5"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',110,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R5 B4 B5"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',111,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 roll 2","picks":[[5,6],[1,6],[2,6]],"text":"G2 G3 B6"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',112,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R5 G2 G3 B4 B6"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',113,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 roll 3","picks":[[1,6]],"text":"B2"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',114,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',115,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 penalty","picks":[[0,1]],"text":"-3"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',116,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 refill 5","picks":[[14,22]],"text":"cuddly_orc_7"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',117,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 15 roll 1","picks":[[3,6],[2,6],[5,6],[1,6],[0,6],[3,6]],"text":"R3 R4 R6 G1 B2 B4"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',118,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R3 R4 B2 B4"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',119,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 15 roll 2","picks":[[3,6],[1,6]],"text":"R2 G4"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',120,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 R3 R4"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',121,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 15 roll 3","picks":[[0,6],[2,6],[0,6]],"text":"R1 G1 G3"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',122,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('BDrSSq579TGzLy3y',123,1000000,'{"type":"closed","ending":"finished","seed":"944cb58745a5c1e38532672fb9f13f07c16c41fc926cad759ceab7413c20d178"}');
INSERT INTO "events" VALUES('qO7-Pa0DL4RmMd1R',1,1000000,'{"type":"created","settings":{"game":"brettspiel","seats":2,"options":{}},"host":"anna","commitment":"e7ecf43afc4ecae391be430a5ffcb207ed919a13f85d749fda0185135196fdb4","rules":1}');
INSERT INTO "events" VALUES('qO7-Pa0DL4RmMd1R',2,1000000,'{"type":"seated","seat":0,"player":"anna","seed":"8d6ae7df2a06479e"}');
INSERT INTO "events" VALUES('qO7-Pa0DL4RmMd1R',3,1000000,'{"type":"seated","seat":1,"player":"ben","seed":"514f47a32f6e0f8e"}');
INSERT INTO "events" VALUES('qO7-Pa0DL4RmMd1R',4,1000000,'{"type":"started"}');
INSERT INTO "events" VALUES('qO7-Pa0DL4RmMd1R',5,1000000,'{"type":"played","entry":{"type":"drawn","label":"start","picks":[[0,2]],"text":"P1"}}');
INSERT INTO "events" VALUES('qO7-Pa0DL4RmMd1R',6,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 1 card 1","picks":[[2,12]],"text":"S1-03"}}');
INSERT INTO "events" VALUES('qO7-Pa0DL4RmMd1R',7,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 2 card 1","picks":[[1,12]],"text":"S2-02"}}');
INSERT INTO "events" VALUES('qO7-Pa0DL4RmMd1R',8,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 3 card 1","picks":[[3,12]],"text":"S3-04"}}');
INSERT INTO "events" VALUES('qO7-Pa0DL4RmMd1R',9,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 4 card 1","picks":[[10,12]],"text":"S4-11"}}');
INSERT INTO "events" VALUES('qO7-Pa0DL4RmMd1R',10,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 5 card 1","picks":[[6,12]],"text":"S5-07"}}');
INSERT INTO "events" VALUES('qO7-Pa0DL4RmMd1R',11,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 1","picks":[[5,6],[0,6],[0,6],[5,6],[3,6],[2,6]],"text":"R1 R6 B1 B3 B4 B6"}}');
INSERT INTO "events" VALUES('qO7-Pa0DL4RmMd1R',12,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1 B1 B3 B4"}}');
INSERT INTO "events" VALUES('qO7-Pa0DL4RmMd1R',13,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 2","picks":[[1,6],[4,6]],"text":"G2 B5"}}');
INSERT INTO "events" VALUES('qO7-Pa0DL4RmMd1R',14,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1 G2 B3 B4 B5"}}');
INSERT INTO "events" VALUES('qO7-Pa0DL4RmMd1R',15,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 3","picks":[[1,6]],"text":"G2"}}');
INSERT INTO "events" VALUES('qO7-Pa0DL4RmMd1R',16,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"take 2"}}');
INSERT INTO "events" VALUES('qO7-Pa0DL4RmMd1R',17,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 2 card 2","picks":[[1,11]],"text":"S2-03"}}');
INSERT INTO "events" VALUES('qO7-Pa0DL4RmMd1R',18,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 tile 1","picks":[[20,28]],"text":"swamp"}}');
INSERT INTO "events" VALUES('qO7-Pa0DL4RmMd1R',19,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"place A12"}}');
INSERT INTO "events" VALUES('qO7-Pa0DL4RmMd1R',20,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"decline"}}');
INSERT INTO "events" VALUES('qO7-Pa0DL4RmMd1R',21,1000000,'{"type":"asked","seat":0,"question":"end"}');
INSERT INTO "events" VALUES('qO7-Pa0DL4RmMd1R',22,1000000,'{"type":"answered","seat":1,"yes":true}');
INSERT INTO "events" VALUES('qO7-Pa0DL4RmMd1R',23,1000000,'{"type":"closed","ending":"agreed","seed":"0bb31b49857eae6a702ca0e9e74f9978e0070d3a6a9325fc8cf027a28b2ce552"}');
INSERT INTO "events" VALUES('qrpmhQflQjjf2RoW',1,1000000,'{"type":"created","settings":{"game":"wuerfelland","seats":2,"options":{"start":1,"boards":["1A","2A"],"treasures":5},"absent":3600},"host":"anna","commitment":"cef34d59748101892a264d34f579359c3fc517c39b4112fd5dfd513687ccc185","rules":1}');
INSERT INTO "events" VALUES('qrpmhQflQjjf2RoW',2,1000000,'{"type":"seated","seat":0,"player":"anna","seed":"e6392459750a5227"}');
INSERT INTO "events" VALUES('qrpmhQflQjjf2RoW',3,1000000,'{"type":"seated","seat":1,"player":"ben","seed":"37719e356fe715e2"}');
INSERT INTO "events" VALUES('qrpmhQflQjjf2RoW',4,1000000,'{"type":"started"}');
INSERT INTO "events" VALUES('qrpmhQflQjjf2RoW',5,1000000,'{"type":"played","entry":{"type":"drawn","label":"round 1 roll 1","picks":[[5,6],[1,6],[1,6],[2,6],[1,6],[4,6]],"text":"Y Y Y G O A"}}');
INSERT INTO "events" VALUES('qrpmhQflQjjf2RoW',6,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"choose O"}}');
INSERT INTO "events" VALUES('qrpmhQflQjjf2RoW',7,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"roll"}}');
INSERT INTO "events" VALUES('qrpmhQflQjjf2RoW',8,1000000,'{"type":"played","entry":{"type":"drawn","label":"round 1 roll 2","picks":[[4,6],[4,6],[0,6],[0,6],[4,6]],"text":"R R O O O"}}');
INSERT INTO "events" VALUES('qrpmhQflQjjf2RoW',9,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"roll"}}');
INSERT INTO "events" VALUES('qrpmhQflQjjf2RoW',10,1000000,'{"type":"played","entry":{"type":"drawn","label":"round 1 roll 3","picks":[[0,6],[0,6]],"text":"R R"}}');
INSERT INTO "events" VALUES('srpdBUCRGpHji-MT',1,1000000,'{"type":"created","settings":{"game":"knatsch","seats":3,"options":{}},"host":"anna","commitment":"beb341ae2f64bd2734967905731f1b9fa209f17adbe13ad369576cd7812112de","rules":2}');
INSERT INTO "events" VALUES('srpdBUCRGpHji-MT',2,1000000,'{"type":"seated","seat":0,"player":"anna","seed":"c3f4de3000b1cc95"}');
INSERT INTO "events" VALUES('srpdBUCRGpHji-MT',3,1000000,'{"type":"bot-seated","seat":1,"level":"knight","name":"Knight 2","seed":"9271828909690d8a"}');
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
INSERT INTO "replies" VALUES('anna','intent-1','srpdBUCRGpHji-MT','{"id":"intent-1","accepted":true,"seq":3}');
INSERT INTO "replies" VALUES('anna','intent-10','qO7-Pa0DL4RmMd1R','{"id":"intent-10","accepted":true,"seq":18}');
INSERT INTO "replies" VALUES('anna','intent-100','99YZWHi-mTnFzd4Y','{"id":"intent-100","accepted":true,"seq":115}');
INSERT INTO "replies" VALUES('anna','intent-101','99YZWHi-mTnFzd4Y','{"id":"intent-101","accepted":true,"seq":118}');
INSERT INTO "replies" VALUES('anna','intent-108','qrpmhQflQjjf2RoW','{"id":"intent-108","accepted":true,"seq":2}');
INSERT INTO "replies" VALUES('anna','intent-11','qO7-Pa0DL4RmMd1R','{"id":"intent-11","accepted":true,"seq":19}');
INSERT INTO "replies" VALUES('anna','intent-110','qrpmhQflQjjf2RoW','{"id":"intent-110","accepted":true,"seq":4}');
INSERT INTO "replies" VALUES('anna','intent-111','qrpmhQflQjjf2RoW','{"id":"intent-111","accepted":true,"seq":5}');
INSERT INTO "replies" VALUES('anna','intent-112','qrpmhQflQjjf2RoW','{"id":"intent-112","accepted":true,"seq":6}');
INSERT INTO "replies" VALUES('anna','intent-113','qrpmhQflQjjf2RoW','{"id":"intent-113","accepted":true,"seq":7}');
INSERT INTO "replies" VALUES('anna','intent-114','qrpmhQflQjjf2RoW','{"id":"intent-114","accepted":true,"seq":8}');
INSERT INTO "replies" VALUES('anna','intent-115','qrpmhQflQjjf2RoW','{"id":"intent-115","accepted":true,"seq":9}');
INSERT INTO "replies" VALUES('anna','intent-116','qrpmhQflQjjf2RoW','{"id":"intent-116","accepted":true,"seq":10}');
INSERT INTO "replies" VALUES('anna','intent-12','qO7-Pa0DL4RmMd1R','{"id":"intent-12","accepted":true,"seq":20}');
INSERT INTO "replies" VALUES('anna','intent-13','qO7-Pa0DL4RmMd1R','{"id":"intent-13","accepted":true,"seq":21}');
INSERT INTO "replies" VALUES('anna','intent-15','99YZWHi-mTnFzd4Y','{"id":"intent-15","accepted":true,"seq":2}');
INSERT INTO "replies" VALUES('anna','intent-17','99YZWHi-mTnFzd4Y','{"id":"intent-17","accepted":true,"seq":11}');
INSERT INTO "replies" VALUES('anna','intent-2','qO7-Pa0DL4RmMd1R','{"id":"intent-2","accepted":true,"seq":2}');
INSERT INTO "replies" VALUES('anna','intent-24','99YZWHi-mTnFzd4Y','{"id":"intent-24","accepted":true,"seq":19}');
INSERT INTO "replies" VALUES('anna','intent-25','99YZWHi-mTnFzd4Y','{"id":"intent-25","accepted":true,"seq":20}');
INSERT INTO "replies" VALUES('anna','intent-26','99YZWHi-mTnFzd4Y','{"id":"intent-26","accepted":true,"seq":21}');
INSERT INTO "replies" VALUES('anna','intent-27','99YZWHi-mTnFzd4Y','{"id":"intent-27","accepted":true,"seq":22}');
INSERT INTO "replies" VALUES('anna','intent-28','99YZWHi-mTnFzd4Y','{"id":"intent-28","accepted":true,"seq":23}');
INSERT INTO "replies" VALUES('anna','intent-29','99YZWHi-mTnFzd4Y','{"id":"intent-29","accepted":true,"seq":25}');
INSERT INTO "replies" VALUES('anna','intent-38','99YZWHi-mTnFzd4Y','{"id":"intent-38","accepted":true,"seq":35}');
INSERT INTO "replies" VALUES('anna','intent-39','99YZWHi-mTnFzd4Y','{"id":"intent-39","accepted":true,"seq":36}');
INSERT INTO "replies" VALUES('anna','intent-4','qO7-Pa0DL4RmMd1R','{"id":"intent-4","accepted":true,"seq":10}');
INSERT INTO "replies" VALUES('anna','intent-40','99YZWHi-mTnFzd4Y','{"id":"intent-40","accepted":true,"seq":37}');
INSERT INTO "replies" VALUES('anna','intent-41','99YZWHi-mTnFzd4Y','{"id":"intent-41","accepted":true,"seq":38}');
INSERT INTO "replies" VALUES('anna','intent-42','99YZWHi-mTnFzd4Y','{"id":"intent-42","accepted":true,"seq":39}');
INSERT INTO "replies" VALUES('anna','intent-43','99YZWHi-mTnFzd4Y','{"id":"intent-43","accepted":true,"seq":42}');
INSERT INTO "replies" VALUES('anna','intent-48','99YZWHi-mTnFzd4Y','{"id":"intent-48","accepted":true,"seq":48}');
INSERT INTO "replies" VALUES('anna','intent-49','99YZWHi-mTnFzd4Y','{"id":"intent-49","accepted":true,"seq":49}');
INSERT INTO "replies" VALUES('anna','intent-5','qO7-Pa0DL4RmMd1R','{"id":"intent-5","accepted":true,"seq":11}');
INSERT INTO "replies" VALUES('anna','intent-50','99YZWHi-mTnFzd4Y','{"id":"intent-50","accepted":true,"seq":50}');
INSERT INTO "replies" VALUES('anna','intent-51','99YZWHi-mTnFzd4Y','{"id":"intent-51","accepted":true,"seq":51}');
INSERT INTO "replies" VALUES('anna','intent-52','99YZWHi-mTnFzd4Y','{"id":"intent-52","accepted":true,"seq":52}');
INSERT INTO "replies" VALUES('anna','intent-53','99YZWHi-mTnFzd4Y','{"id":"intent-53","accepted":true,"seq":55}');
INSERT INTO "replies" VALUES('anna','intent-6','qO7-Pa0DL4RmMd1R','{"id":"intent-6","accepted":true,"seq":12}');
INSERT INTO "replies" VALUES('anna','intent-60','99YZWHi-mTnFzd4Y','{"id":"intent-60","accepted":true,"seq":63}');
INSERT INTO "replies" VALUES('anna','intent-61','99YZWHi-mTnFzd4Y','{"id":"intent-61","accepted":true,"seq":64}');
INSERT INTO "replies" VALUES('anna','intent-62','99YZWHi-mTnFzd4Y','{"id":"intent-62","accepted":true,"seq":65}');
INSERT INTO "replies" VALUES('anna','intent-63','99YZWHi-mTnFzd4Y','{"id":"intent-63","accepted":true,"seq":66}');
INSERT INTO "replies" VALUES('anna','intent-64','99YZWHi-mTnFzd4Y','{"id":"intent-64","accepted":true,"seq":67}');
INSERT INTO "replies" VALUES('anna','intent-65','99YZWHi-mTnFzd4Y','{"id":"intent-65","accepted":true,"seq":70}');
INSERT INTO "replies" VALUES('anna','intent-7','qO7-Pa0DL4RmMd1R','{"id":"intent-7","accepted":true,"seq":13}');
INSERT INTO "replies" VALUES('anna','intent-72','99YZWHi-mTnFzd4Y','{"id":"intent-72","accepted":true,"seq":79}');
INSERT INTO "replies" VALUES('anna','intent-73','99YZWHi-mTnFzd4Y','{"id":"intent-73","accepted":true,"seq":80}');
INSERT INTO "replies" VALUES('anna','intent-74','99YZWHi-mTnFzd4Y','{"id":"intent-74","accepted":true,"seq":81}');
INSERT INTO "replies" VALUES('anna','intent-75','99YZWHi-mTnFzd4Y','{"id":"intent-75","accepted":true,"seq":82}');
INSERT INTO "replies" VALUES('anna','intent-76','99YZWHi-mTnFzd4Y','{"id":"intent-76","accepted":true,"seq":83}');
INSERT INTO "replies" VALUES('anna','intent-77','99YZWHi-mTnFzd4Y','{"id":"intent-77","accepted":true,"seq":86}');
INSERT INTO "replies" VALUES('anna','intent-8','qO7-Pa0DL4RmMd1R','{"id":"intent-8","accepted":true,"seq":14}');
INSERT INTO "replies" VALUES('anna','intent-84','99YZWHi-mTnFzd4Y','{"id":"intent-84","accepted":true,"seq":95}');
INSERT INTO "replies" VALUES('anna','intent-85','99YZWHi-mTnFzd4Y','{"id":"intent-85","accepted":true,"seq":96}');
INSERT INTO "replies" VALUES('anna','intent-86','99YZWHi-mTnFzd4Y','{"id":"intent-86","accepted":true,"seq":97}');
INSERT INTO "replies" VALUES('anna','intent-87','99YZWHi-mTnFzd4Y','{"id":"intent-87","accepted":true,"seq":98}');
INSERT INTO "replies" VALUES('anna','intent-88','99YZWHi-mTnFzd4Y','{"id":"intent-88","accepted":true,"seq":99}');
INSERT INTO "replies" VALUES('anna','intent-89','99YZWHi-mTnFzd4Y','{"id":"intent-89","accepted":true,"seq":102}');
INSERT INTO "replies" VALUES('anna','intent-9','qO7-Pa0DL4RmMd1R','{"id":"intent-9","accepted":true,"seq":15}');
INSERT INTO "replies" VALUES('anna','intent-96','99YZWHi-mTnFzd4Y','{"id":"intent-96","accepted":true,"seq":111}');
INSERT INTO "replies" VALUES('anna','intent-97','99YZWHi-mTnFzd4Y','{"id":"intent-97","accepted":true,"seq":112}');
INSERT INTO "replies" VALUES('anna','intent-98','99YZWHi-mTnFzd4Y','{"id":"intent-98","accepted":true,"seq":113}');
INSERT INTO "replies" VALUES('anna','intent-99','99YZWHi-mTnFzd4Y','{"id":"intent-99","accepted":true,"seq":114}');
INSERT INTO "replies" VALUES('anna','known','srpdBUCRGpHji-MT','{"id":"known","accepted":true,"seq":2}');
INSERT INTO "replies" VALUES('ben','intent-102','99YZWHi-mTnFzd4Y','{"id":"intent-102","accepted":true,"seq":119}');
INSERT INTO "replies" VALUES('ben','intent-103','99YZWHi-mTnFzd4Y','{"id":"intent-103","accepted":true,"seq":120}');
INSERT INTO "replies" VALUES('ben','intent-104','99YZWHi-mTnFzd4Y','{"id":"intent-104","accepted":true,"seq":121}');
INSERT INTO "replies" VALUES('ben','intent-105','99YZWHi-mTnFzd4Y','{"id":"intent-105","accepted":true,"seq":122}');
INSERT INTO "replies" VALUES('ben','intent-106','99YZWHi-mTnFzd4Y','{"id":"intent-106","accepted":true,"seq":123}');
INSERT INTO "replies" VALUES('ben','intent-107','99YZWHi-mTnFzd4Y','{"id":"intent-107","accepted":true,"seq":125}');
INSERT INTO "replies" VALUES('ben','intent-109','qrpmhQflQjjf2RoW','{"id":"intent-109","accepted":true,"seq":3}');
INSERT INTO "replies" VALUES('ben','intent-117','qrpmhQflQjjf2RoW','{"id":"intent-117","accepted":true,"seq":10}');
INSERT INTO "replies" VALUES('ben','intent-14','qO7-Pa0DL4RmMd1R','{"id":"intent-14","accepted":true,"seq":23}');
INSERT INTO "replies" VALUES('ben','intent-16','99YZWHi-mTnFzd4Y','{"id":"intent-16","accepted":true,"seq":3}');
INSERT INTO "replies" VALUES('ben','intent-18','99YZWHi-mTnFzd4Y','{"id":"intent-18","accepted":true,"seq":12}');
INSERT INTO "replies" VALUES('ben','intent-19','99YZWHi-mTnFzd4Y','{"id":"intent-19","accepted":true,"seq":13}');
INSERT INTO "replies" VALUES('ben','intent-20','99YZWHi-mTnFzd4Y','{"id":"intent-20","accepted":true,"seq":14}');
INSERT INTO "replies" VALUES('ben','intent-21','99YZWHi-mTnFzd4Y','{"id":"intent-21","accepted":true,"seq":15}');
INSERT INTO "replies" VALUES('ben','intent-22','99YZWHi-mTnFzd4Y','{"id":"intent-22","accepted":true,"seq":16}');
INSERT INTO "replies" VALUES('ben','intent-23','99YZWHi-mTnFzd4Y','{"id":"intent-23","accepted":true,"seq":18}');
INSERT INTO "replies" VALUES('ben','intent-3','qO7-Pa0DL4RmMd1R','{"id":"intent-3","accepted":true,"seq":3}');
INSERT INTO "replies" VALUES('ben','intent-30','99YZWHi-mTnFzd4Y','{"id":"intent-30","accepted":true,"seq":26}');
INSERT INTO "replies" VALUES('ben','intent-31','99YZWHi-mTnFzd4Y','{"id":"intent-31","accepted":true,"seq":27}');
INSERT INTO "replies" VALUES('ben','intent-32','99YZWHi-mTnFzd4Y','{"id":"intent-32","accepted":true,"seq":28}');
INSERT INTO "replies" VALUES('ben','intent-33','99YZWHi-mTnFzd4Y','{"id":"intent-33","accepted":true,"seq":29}');
INSERT INTO "replies" VALUES('ben','intent-34','99YZWHi-mTnFzd4Y','{"id":"intent-34","accepted":true,"seq":30}');
INSERT INTO "replies" VALUES('ben','intent-35','99YZWHi-mTnFzd4Y','{"id":"intent-35","accepted":true,"seq":31}');
INSERT INTO "replies" VALUES('ben','intent-36','99YZWHi-mTnFzd4Y','{"id":"intent-36","accepted":true,"seq":32}');
INSERT INTO "replies" VALUES('ben','intent-37','99YZWHi-mTnFzd4Y','{"id":"intent-37","accepted":true,"seq":34}');
INSERT INTO "replies" VALUES('ben','intent-44','99YZWHi-mTnFzd4Y','{"id":"intent-44","accepted":true,"seq":43}');
INSERT INTO "replies" VALUES('ben','intent-45','99YZWHi-mTnFzd4Y','{"id":"intent-45","accepted":true,"seq":44}');
INSERT INTO "replies" VALUES('ben','intent-46','99YZWHi-mTnFzd4Y','{"id":"intent-46","accepted":true,"seq":45}');
INSERT INTO "replies" VALUES('ben','intent-47','99YZWHi-mTnFzd4Y','{"id":"intent-47","accepted":true,"seq":47}');
INSERT INTO "replies" VALUES('ben','intent-54','99YZWHi-mTnFzd4Y','{"id":"intent-54","accepted":true,"seq":56}');
INSERT INTO "replies" VALUES('ben','intent-55','99YZWHi-mTnFzd4Y','{"id":"intent-55","accepted":true,"seq":57}');
INSERT INTO "replies" VALUES('ben','intent-56','99YZWHi-mTnFzd4Y','{"id":"intent-56","accepted":true,"seq":58}');
INSERT INTO "replies" VALUES('ben','intent-57','99YZWHi-mTnFzd4Y','{"id":"intent-57","accepted":true,"seq":59}');
INSERT INTO "replies" VALUES('ben','intent-58','99YZWHi-mTnFzd4Y','{"id":"intent-58","accepted":true,"seq":60}');
INSERT INTO "replies" VALUES('ben','intent-59','99YZWHi-mTnFzd4Y','{"id":"intent-59","accepted":true,"seq":62}');
INSERT INTO "replies" VALUES('ben','intent-66','99YZWHi-mTnFzd4Y','{"id":"intent-66","accepted":true,"seq":71}');
INSERT INTO "replies" VALUES('ben','intent-67','99YZWHi-mTnFzd4Y','{"id":"intent-67","accepted":true,"seq":72}');
INSERT INTO "replies" VALUES('ben','intent-68','99YZWHi-mTnFzd4Y','{"id":"intent-68","accepted":true,"seq":73}');
INSERT INTO "replies" VALUES('ben','intent-69','99YZWHi-mTnFzd4Y','{"id":"intent-69","accepted":true,"seq":74}');
INSERT INTO "replies" VALUES('ben','intent-70','99YZWHi-mTnFzd4Y','{"id":"intent-70","accepted":true,"seq":75}');
INSERT INTO "replies" VALUES('ben','intent-71','99YZWHi-mTnFzd4Y','{"id":"intent-71","accepted":true,"seq":78}');
INSERT INTO "replies" VALUES('ben','intent-78','99YZWHi-mTnFzd4Y','{"id":"intent-78","accepted":true,"seq":87}');
INSERT INTO "replies" VALUES('ben','intent-79','99YZWHi-mTnFzd4Y','{"id":"intent-79","accepted":true,"seq":88}');
INSERT INTO "replies" VALUES('ben','intent-80','99YZWHi-mTnFzd4Y','{"id":"intent-80","accepted":true,"seq":89}');
INSERT INTO "replies" VALUES('ben','intent-81','99YZWHi-mTnFzd4Y','{"id":"intent-81","accepted":true,"seq":90}');
INSERT INTO "replies" VALUES('ben','intent-82','99YZWHi-mTnFzd4Y','{"id":"intent-82","accepted":true,"seq":91}');
INSERT INTO "replies" VALUES('ben','intent-83','99YZWHi-mTnFzd4Y','{"id":"intent-83","accepted":true,"seq":94}');
INSERT INTO "replies" VALUES('ben','intent-90','99YZWHi-mTnFzd4Y','{"id":"intent-90","accepted":true,"seq":103}');
INSERT INTO "replies" VALUES('ben','intent-91','99YZWHi-mTnFzd4Y','{"id":"intent-91","accepted":true,"seq":104}');
INSERT INTO "replies" VALUES('ben','intent-92','99YZWHi-mTnFzd4Y','{"id":"intent-92","accepted":true,"seq":105}');
INSERT INTO "replies" VALUES('ben','intent-93','99YZWHi-mTnFzd4Y','{"id":"intent-93","accepted":true,"seq":106}');
INSERT INTO "replies" VALUES('ben','intent-94','99YZWHi-mTnFzd4Y','{"id":"intent-94","accepted":true,"seq":107}');
INSERT INTO "replies" VALUES('ben','intent-95','99YZWHi-mTnFzd4Y','{"id":"intent-95","accepted":true,"seq":110}');
CREATE TABLE result_seats (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	player VARCHAR(32), 
	bot VARCHAR(20), 
	place INTEGER NOT NULL, 
	points INTEGER NOT NULL, 
	PRIMARY KEY (table_id, seat)
);
INSERT INTO "result_seats" VALUES('99YZWHi-mTnFzd4Y',0,'anna',NULL,2,-10);
INSERT INTO "result_seats" VALUES('99YZWHi-mTnFzd4Y',1,'ben',NULL,1,-4);
INSERT INTO "result_seats" VALUES('BDrSSq579TGzLy3y',0,NULL,NULL,2,-10);
INSERT INTO "result_seats" VALUES('BDrSSq579TGzLy3y',1,NULL,NULL,1,-4);
CREATE TABLE results (
	table_id VARCHAR(32) NOT NULL, 
	game VARCHAR(20) NOT NULL, 
	players INTEGER NOT NULL, 
	ended BIGINT NOT NULL, 
	ending VARCHAR(40) NOT NULL, 
	drawn BOOLEAN NOT NULL, 
	PRIMARY KEY (table_id)
);
INSERT INTO "results" VALUES('99YZWHi-mTnFzd4Y','wuerfelkoenig',2,1000000,'penalties',0);
INSERT INTO "results" VALUES('BDrSSq579TGzLy3y','wuerfelkoenig',2,1000000,'penalties',0);
CREATE TABLE "seats" (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	player VARCHAR(32), 
	name VARCHAR(40) DEFAULT '' NOT NULL, 
	picture VARCHAR(20) DEFAULT '' NOT NULL, 
	PRIMARY KEY (table_id, seat)
);
INSERT INTO "seats" VALUES('srpdBUCRGpHji-MT',0,'anna','Anna','fox');
INSERT INTO "seats" VALUES('qO7-Pa0DL4RmMd1R',0,'anna','Anna','fox');
INSERT INTO "seats" VALUES('qO7-Pa0DL4RmMd1R',1,'ben','Ben','fox');
INSERT INTO "seats" VALUES('99YZWHi-mTnFzd4Y',0,'anna','Anna','fox');
INSERT INTO "seats" VALUES('99YZWHi-mTnFzd4Y',1,'ben','Ben','fox');
INSERT INTO "seats" VALUES('BDrSSq579TGzLy3y',0,NULL,'Anna','');
INSERT INTO "seats" VALUES('BDrSSq579TGzLy3y',1,NULL,'Ben','');
INSERT INTO "seats" VALUES('qrpmhQflQjjf2RoW',0,'anna','Anna','fox');
INSERT INTO "seats" VALUES('qrpmhQflQjjf2RoW',1,'ben','Ben','fox');
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
INSERT INTO "tables" VALUES('srpdBUCRGpHji-MT',X'1214D34A084840D43071E9BAAE9E753D5E7DCA820B5D84B1DFB6910498CE2833','anna','knatsch','private','open',1000000,1,0,NULL);
INSERT INTO "tables" VALUES('qO7-Pa0DL4RmMd1R',X'0BB31B49857EAE6A702CA0E9E74F9978E0070D3A6A9325FC8CF027A28B2CE552','anna','brettspiel','private','closed',1000000,0,0,'agreed');
INSERT INTO "tables" VALUES('99YZWHi-mTnFzd4Y',X'944CB58745A5C1E38532672FB9F13F07C16C41FC926CAD759CEAB7413C20D178','anna','wuerfelkoenig','private','closed',1000000,0,0,'finished');
INSERT INTO "tables" VALUES('BDrSSq579TGzLy3y',X'','anna','wuerfelkoenig','private','closed',1000000,0,1,'finished');
INSERT INTO "tables" VALUES('qrpmhQflQjjf2RoW',X'E00BA2E567C36EF4A392068E0CF9F02CBE9794ECD364DB198A8A790D2AE36771','anna','wuerfelland','private','running',1000000,1,0,NULL);
CREATE INDEX ix_seats_player ON seats (player);
CREATE INDEX tables_by_status ON tables (status, visibility, changed);
CREATE INDEX results_by_game ON results (game, ended);
CREATE INDEX ix_result_seats_player ON result_seats (player);
COMMIT;
