BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0005');
CREATE TABLE "early_moves" (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (table_id, seat)
)
 WITHOUT ROWID

;
INSERT INTO "early_moves" VALUES('zg77-ucDbpr_fXXy',1,'pass');
CREATE TABLE events (
	table_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	event TEXT NOT NULL, 
	PRIMARY KEY (table_id, seq)
)
 WITHOUT ROWID

;
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',1,1000000,'{"type":"created","settings":{"game":"wuerfelkoenig","seats":2,"options":{}},"host":"anna","commitment":"610abb7b1a4e654783712e66861f0a9b215ea24923f360cca9798698f67aa1f5","rules":1}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',2,1000000,'{"type":"seated","seat":0,"player":"anna","seed":"8f982c05464c3911"}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',3,1000000,'{"type":"seated","seat":1,"player":"ben","seed":"458efb9cba8c012e"}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',4,1000000,'{"type":"started"}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',5,1000000,'{"type":"played","entry":{"type":"drawn","label":"start","picks":[[1,2]],"text":"P2"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',6,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 penalty","picks":[[1,10]],"text":"-3"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',7,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 1","picks":[[27,40]],"text":"odd_mushroom_goblin_2"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',8,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 2","picks":[[3,39]],"text":"arrogant_elf_2"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',9,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 3","picks":[[26,38]],"text":"odd_mushroom_goblin_3"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',10,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 4","picks":[[9,37]],"text":"grumpy_dwarf_6"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',11,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 5","picks":[[9,36]],"text":"grumpy_dwarf_7"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',12,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 1","picks":[[1,6],[5,6],[0,6],[5,6],[5,6],[5,6]],"text":"R1 R6 G2 G6 G6 B6"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',13,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 R6 G2 B6"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',14,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 2","picks":[[5,6],[4,6]],"text":"R5 G6"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',15,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 R5 R6 G6"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',16,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 3","picks":[[2,6],[4,6]],"text":"R3 G5"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',17,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',18,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 penalty","picks":[[6,9]],"text":"-1"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',19,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 refill 5","picks":[[2,35]],"text":"arrogant_elf_1"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',20,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 1","picks":[[1,6],[4,6],[1,6],[1,6],[4,6],[1,6]],"text":"R2 R5 G2 G5 B2 B2"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',21,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R2 R5 G2 B2"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',22,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 2","picks":[[1,6],[2,6]],"text":"G2 G3"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',23,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R2 R5"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',24,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 3","picks":[[0,6],[4,6],[2,6],[4,6]],"text":"G3 G5 B1 B5"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',25,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',26,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 penalty","picks":[[1,8]],"text":"-3"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',27,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 refill 5","picks":[[23,34]],"text":"talented_apprentice_1"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',28,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 1","picks":[[1,6],[3,6],[4,6],[1,6],[0,6],[5,6]],"text":"R4 G1 G2 G6 B2 B5"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',29,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G6"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',30,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 2","picks":[[3,6],[3,6],[1,6],[2,6],[5,6]],"text":"R4 R4 G3 G6 B2"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',31,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R4 G3"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',32,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 3","picks":[[2,6],[3,6],[5,6],[3,6]],"text":"R3 G4 G6 B4"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',33,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',34,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 penalty","picks":[[3,7]],"text":"-2"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',35,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 refill 5","picks":[[23,33]],"text":"talented_apprentice_2"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',36,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 1","picks":[[2,6],[3,6],[2,6],[1,6],[2,6],[0,6]],"text":"R3 R4 G1 G3 B2 B3"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',37,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R3 R4 G3 B3"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',38,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 2","picks":[[3,6],[1,6]],"text":"R2 G4"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',39,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep B3"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',40,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 3","picks":[[4,6],[2,6],[1,6],[5,6],[2,6]],"text":"R3 R6 G5 B2 B3"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',41,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',42,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 penalty","picks":[[3,6]],"text":"-1"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',43,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 refill 5","picks":[[14,32]],"text":"crazy_gnome_6"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',44,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 1","picks":[[4,6],[0,6],[5,6],[4,6],[1,6],[1,6]],"text":"R2 R2 R6 G5 B1 B5"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',45,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 G5 B1"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',46,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 2","picks":[[0,6],[5,6],[3,6]],"text":"R1 R6 B4"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',47,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G5 B4"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',48,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 3","picks":[[3,6],[4,6],[0,6],[0,6]],"text":"R1 R4 G1 B5"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',49,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 3"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',50,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 refill 5","picks":[[25,31]],"text":"busy_fairy_4"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',51,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 roll 1","picks":[[1,6],[4,6],[0,6],[4,6],[2,6],[3,6]],"text":"R1 G2 G5 B3 B4 B5"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',52,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',53,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 roll 2","picks":[[0,6],[2,6],[2,6],[1,6],[2,6]],"text":"R2 R3 G3 B1 B3"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',54,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 R3 B3"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',55,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 roll 3","picks":[[3,6],[4,6],[5,6]],"text":"R4 R6 B5"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',56,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 4"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',57,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 refill 5","picks":[[5,30]],"text":"grumpy_dwarf_3"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',58,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 1","picks":[[1,6],[0,6],[0,6],[2,6],[5,6],[0,6]],"text":"R1 G1 G2 G3 G6 B1"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',59,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1 G2 G3 G6"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',60,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 2","picks":[[2,6],[3,6]],"text":"R3 B4"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',61,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G2 G6 B4"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',62,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 3","picks":[[5,6],[1,6],[0,6]],"text":"R1 B2 B6"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',63,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',64,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 penalty","picks":[[2,5]],"text":"-2"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',65,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 refill 5","picks":[[24,29]],"text":"busy_fairy_5"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',66,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 1","picks":[[2,6],[3,6],[0,6],[4,6],[5,6],[5,6]],"text":"R1 R3 R4 G6 G6 B5"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',67,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 R3 R4 G6 G6"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',68,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 2","picks":[[3,6]],"text":"G4"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',69,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 R3 R4 G4 G6"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',70,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 3","picks":[[1,6]],"text":"R2"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',71,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 R2 R3 R4 G4"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',72,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 4","picks":[[3,6]],"text":"B4"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',73,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 2"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',74,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 refill 5","picks":[[19,28]],"text":"cuddly_orc_7"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',75,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 1","picks":[[3,6],[3,6],[2,6],[5,6],[0,6],[5,6]],"text":"R4 R4 R6 G1 G3 G6"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',76,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R6"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',77,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 2","picks":[[5,6],[5,6],[2,6],[2,6],[2,6]],"text":"G3 B3 B3 B6 B6"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',78,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R6 G3 B3"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',79,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 3","picks":[[0,6],[5,6],[5,6]],"text":"G6 B1 B6"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',80,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"take 2"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',81,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 refill 5","picks":[[11,27]],"text":"crazy_gnome_4"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',82,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 roll 1","picks":[[3,6],[4,6],[0,6],[2,6],[4,6],[4,6]],"text":"R1 R4 R5 R5 G3 G5"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',83,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G5"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',84,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 roll 2","picks":[[4,6],[1,6],[0,6],[3,6],[0,6]],"text":"R1 G1 G5 B2 B4"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',85,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 G1 G5 G5 B2"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',86,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 roll 3","picks":[[1,6]],"text":"R2"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',87,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 3"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',88,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 refill 5","picks":[[20,26]],"text":"busy_fairy_2"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',89,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 1","picks":[[4,6],[5,6],[0,6],[3,6],[3,6],[3,6]],"text":"R1 G4 G5 B4 B4 B6"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',90,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G5 B4 B4"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',91,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 2","picks":[[4,6],[2,6],[0,6]],"text":"R1 G3 G5"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',92,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',93,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 3","picks":[[5,6],[5,6],[2,6],[4,6],[2,6]],"text":"R5 G3 B3 B6 B6"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',94,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',95,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 penalty","picks":[[0,4]],"text":"-4"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',96,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 refill 5","picks":[[18,25]],"text":"odd_mushroom_goblin_1"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',97,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 1","picks":[[0,6],[2,6],[1,6],[5,6],[5,6],[1,6]],"text":"R2 R3 R6 G6 B1 B2"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',98,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 G6"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',99,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 2","picks":[[2,6],[1,6],[1,6],[3,6]],"text":"R3 G2 G4 B2"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',100,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 G4 G6"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',101,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 3","picks":[[2,6],[2,6],[4,6]],"text":"R3 R3 B5"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',102,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',103,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 penalty","picks":[[2,3]],"text":"-1"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',104,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 refill 5","picks":[[3,24]],"text":"grumpy_dwarf_1"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',105,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 roll 1","picks":[[3,6],[5,6],[3,6],[5,6],[2,6],[3,6]],"text":"R4 R6 G4 B3 B4 B6"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',106,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R6"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',107,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 roll 2","picks":[[5,6],[2,6],[3,6],[5,6],[2,6]],"text":"R3 G4 G6 B3 B6"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',108,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R6 B3 B6"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',109,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 roll 3","picks":[[5,6],[0,6],[3,6]],"text":"R1 B4 B6"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',110,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"take 2"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',111,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 refill 5","picks":[[19,23]],"text":"hypnotist_1"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',112,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 roll 1","picks":[[2,6],[4,6],[3,6],[2,6],[1,6],[2,6]],"text":"R2 R3 G3 G4 G5 B3"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',113,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G3 B3"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',114,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 roll 2","picks":[[0,6],[4,6],[2,6],[3,6]],"text":"G3 G5 B1 B4"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',115,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G3 B4"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',116,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 roll 3","picks":[[2,6],[2,6],[3,6],[0,6]],"text":"R3 R3 G1 G4"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',117,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',118,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 penalty","picks":[[1,2]],"text":"-1"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',119,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 refill 5","picks":[[0,22]],"text":"rich_snob_1"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',120,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 15 roll 1","picks":[[0,6],[2,6],[2,6],[4,6],[3,6],[3,6]],"text":"R3 G3 B1 B4 B4 B5"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',121,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R3 B1 B4 B5"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',122,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 15 roll 2","picks":[[3,6],[2,6]],"text":"G4 B3"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',123,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G4 B4 B5"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',124,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 15 roll 3","picks":[[4,6],[4,6],[3,6]],"text":"G5 G5 B4"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',125,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"take 4"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',126,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 15 refill 5","picks":[[11,21]],"text":"cuddly_orc_2"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',127,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 16 roll 1","picks":[[3,6],[5,6],[5,6],[2,6],[3,6],[0,6]],"text":"R4 R6 G1 G3 B4 B6"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',128,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R4 R6"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',129,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 16 roll 2","picks":[[3,6],[4,6],[1,6],[3,6]],"text":"R2 R4 B4 B5"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',130,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep B5"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',131,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 16 roll 3","picks":[[3,6],[1,6],[0,6],[4,6],[5,6]],"text":"R1 R4 R5 G2 G6"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',132,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',133,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 16 penalty","picks":[[0,1]],"text":"-2"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',134,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 16 refill 5","picks":[[2,20]],"text":"grumpy_dwarf_2"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',135,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 17 roll 1","picks":[[3,6],[1,6],[0,6],[2,6],[2,6],[1,6]],"text":"R1 R2 R4 G2 G3 B3"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',136,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1 R2 G3"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',137,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 17 roll 2","picks":[[3,6],[4,6],[3,6]],"text":"R4 G5 B4"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',138,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R4 G3 G5"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',139,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 17 roll 3","picks":[[4,6],[3,6],[4,6]],"text":"R5 B4 B5"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',140,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"take 2"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',141,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 17 refill 5","picks":[[5,19]],"text":"crazy_gnome_1"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',142,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 18 roll 1","picks":[[1,6],[4,6],[5,6],[3,6],[0,6],[2,6]],"text":"R6 G1 G2 G4 G5 B3"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',143,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep -"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',144,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 18 roll 2","picks":[[5,6],[3,6],[5,6],[3,6],[4,6],[0,6]],"text":"R4 R5 R6 G1 G4 B6"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',145,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R5 B6"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',146,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 18 roll 3","picks":[[0,6],[2,6],[0,6],[5,6]],"text":"R1 G3 G6 B1"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',147,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('NlWVL51KShMrM_O9',148,1000000,'{"type":"closed","ending":"finished","seed":"a7a6a4ad29c7afc336782ef349761940ffc9349ce4bcbfd52eb48eac24cdbc59"}');
INSERT INTO "events" VALUES('Y_IWyhuHMfwlqaYb',1,1000000,'{"type":"created","settings":{"game":"brettspiel","seats":2,"options":{}},"host":"anna","commitment":"90c62b7d10552b5018f5fc2c1491f08c20c10ba1de993723c570738cda5c13be","rules":1}');
INSERT INTO "events" VALUES('Y_IWyhuHMfwlqaYb',2,1000000,'{"type":"seated","seat":0,"player":"anna","seed":"5b6b450ed6781a23"}');
INSERT INTO "events" VALUES('Y_IWyhuHMfwlqaYb',3,1000000,'{"type":"seated","seat":1,"player":"ben","seed":"a26bdb9a34105189"}');
INSERT INTO "events" VALUES('Y_IWyhuHMfwlqaYb',4,1000000,'{"type":"started"}');
INSERT INTO "events" VALUES('Y_IWyhuHMfwlqaYb',5,1000000,'{"type":"played","entry":{"type":"drawn","label":"start","picks":[[0,2]],"text":"P1"}}');
INSERT INTO "events" VALUES('Y_IWyhuHMfwlqaYb',6,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 1 card 1","picks":[[10,12]],"text":"S1-11"}}');
INSERT INTO "events" VALUES('Y_IWyhuHMfwlqaYb',7,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 2 card 1","picks":[[4,12]],"text":"S2-05"}}');
INSERT INTO "events" VALUES('Y_IWyhuHMfwlqaYb',8,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 3 card 1","picks":[[1,12]],"text":"S3-02"}}');
INSERT INTO "events" VALUES('Y_IWyhuHMfwlqaYb',9,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 4 card 1","picks":[[7,12]],"text":"S4-08"}}');
INSERT INTO "events" VALUES('Y_IWyhuHMfwlqaYb',10,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 5 card 1","picks":[[2,12]],"text":"S5-03"}}');
INSERT INTO "events" VALUES('Y_IWyhuHMfwlqaYb',11,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 1","picks":[[5,6],[0,6],[3,6],[1,6],[3,6],[2,6]],"text":"G4 B1 B2 B3 B4 B6"}}');
INSERT INTO "events" VALUES('Y_IWyhuHMfwlqaYb',12,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G4 B2 B3 B4"}}');
INSERT INTO "events" VALUES('Y_IWyhuHMfwlqaYb',13,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 2","picks":[[3,6],[4,6]],"text":"R4 G5"}}');
INSERT INTO "events" VALUES('Y_IWyhuHMfwlqaYb',14,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R4 G4 G5 B3"}}');
INSERT INTO "events" VALUES('Y_IWyhuHMfwlqaYb',15,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 3","picks":[[0,6],[1,6]],"text":"R1 R2"}}');
INSERT INTO "events" VALUES('Y_IWyhuHMfwlqaYb',16,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"alarm 3"}}');
INSERT INTO "events" VALUES('Y_IWyhuHMfwlqaYb',17,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 3 card 2","picks":[[4,11]],"text":"S3-06"}}');
INSERT INTO "events" VALUES('Y_IWyhuHMfwlqaYb',18,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 tile 1","picks":[[21,28]],"text":"swamp"}}');
INSERT INTO "events" VALUES('Y_IWyhuHMfwlqaYb',19,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"place A12"}}');
INSERT INTO "events" VALUES('Y_IWyhuHMfwlqaYb',20,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 1","picks":[[2,6],[3,6],[3,6],[0,6],[5,6],[1,6]],"text":"R1 R2 R3 R4 G4 G6"}}');
INSERT INTO "events" VALUES('Y_IWyhuHMfwlqaYb',21,1000000,'{"type":"asked","seat":0,"question":"end"}');
INSERT INTO "events" VALUES('Y_IWyhuHMfwlqaYb',22,1000000,'{"type":"answered","seat":1,"yes":true}');
INSERT INTO "events" VALUES('Y_IWyhuHMfwlqaYb',23,1000000,'{"type":"closed","ending":"agreed","seed":"85cb70a31471a47a1f76910dbb38cb5f1a4eda74ae607cec01f80b8ef41524fa"}');
INSERT INTO "events" VALUES('aSo73OBAhB2L7ol4',1,1000000,'{"type":"created","settings":{"game":"knatsch","seats":3,"options":{}},"host":"anna","commitment":"08ab4c6b8137f03e9dcfdf0ebf135c4fb67ac8ad4f18e3628923071b4fbd1669","rules":2}');
INSERT INTO "events" VALUES('aSo73OBAhB2L7ol4',2,1000000,'{"type":"seated","seat":0,"player":"anna","seed":"ed314ca259eef290"}');
INSERT INTO "events" VALUES('aSo73OBAhB2L7ol4',3,1000000,'{"type":"bot-seated","seat":1,"level":"knight","name":"Knight 2","seed":"598b5de42496fb1a"}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',1,1000000,'{"type":"created","settings":{"game":"wuerfelkoenig","seats":2,"options":{}},"host":"anna","commitment":"610abb7b1a4e654783712e66861f0a9b215ea24923f360cca9798698f67aa1f5","rules":1}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',2,1000000,'{"type":"imported","head":"wuerfelreich 1\ngame \"wuerfelkoenig\"\nrules 1\nmaterial {\"sha256\":\"d38674b772b18aa418bff78ab6e012e44dc06ef5cc4fc6f214009afc69ff5bca\"}\nseat {\"name\":\"P1\"}\nseat {\"name\":\"P2\"}\noptions {}\ndice {\"kind\":\"fair\",\"table\":\"NlWVL51KShMrM_O9\",\"commitment\":\"610abb7b1a4e654783712e66861f0a9b215ea24923f360cca9798698f67aa1f5\",\"seats\":[\"8f982c05464c3911\",\"458efb9cba8c012e\"],\"seed\":\"a7a6a4ad29c7afc336782ef349761940ffc9349ce4bcbfd52eb48eac24cdbc59\"}\n\n"}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',3,1000000,'{"type":"played","entry":{"type":"drawn","label":"start","picks":[[1,2]],"text":"P2"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',4,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 penalty","picks":[[1,10]],"text":"-3"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',5,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 1","picks":[[27,40]],"text":"odd_mushroom_goblin_2"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',6,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 2","picks":[[3,39]],"text":"arrogant_elf_2"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',7,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 3","picks":[[26,38]],"text":"odd_mushroom_goblin_3"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',8,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 4","picks":[[9,37]],"text":"grumpy_dwarf_6"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',9,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 5","picks":[[9,36]],"text":"grumpy_dwarf_7"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',10,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 1","picks":[[1,6],[5,6],[0,6],[5,6],[5,6],[5,6]],"text":"R1 R6 G2 G6 G6 B6"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',11,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 R6 G2 B6"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',12,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 2","picks":[[5,6],[4,6]],"text":"R5 G6"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',13,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 R5 R6 G6"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',14,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 3","picks":[[2,6],[4,6]],"text":"R3 G5"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',15,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',16,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 penalty","picks":[[6,9]],"text":"-1"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',17,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 refill 5","picks":[[2,35]],"text":"arrogant_elf_1"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',18,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 1","picks":[[1,6],[4,6],[1,6],[1,6],[4,6],[1,6]],"text":"R2 R5 G2 G5 B2 B2"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',19,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R2 R5 G2 B2"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',20,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 2","picks":[[1,6],[2,6]],"text":"G2 G3"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',21,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R2 R5"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',22,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 3","picks":[[0,6],[4,6],[2,6],[4,6]],"text":"G3 G5 B1 B5"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',23,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',24,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 penalty","picks":[[1,8]],"text":"-3"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',25,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 refill 5","picks":[[23,34]],"text":"talented_apprentice_1"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',26,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 1","picks":[[1,6],[3,6],[4,6],[1,6],[0,6],[5,6]],"text":"R4 G1 G2 G6 B2 B5"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',27,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G6"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',28,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 2","picks":[[3,6],[3,6],[1,6],[2,6],[5,6]],"text":"R4 R4 G3 G6 B2"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',29,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R4 G3"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',30,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 3","picks":[[2,6],[3,6],[5,6],[3,6]],"text":"R3 G4 G6 B4"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',31,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',32,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 penalty","picks":[[3,7]],"text":"-2"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',33,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 refill 5","picks":[[23,33]],"text":"talented_apprentice_2"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',34,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 1","picks":[[2,6],[3,6],[2,6],[1,6],[2,6],[0,6]],"text":"R3 R4 G1 G3 B2 B3"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',35,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R3 R4 G3 B3"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',36,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 2","picks":[[3,6],[1,6]],"text":"R2 G4"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',37,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep B3"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',38,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 3","picks":[[4,6],[2,6],[1,6],[5,6],[2,6]],"text":"R3 R6 G5 B2 B3"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',39,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',40,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 penalty","picks":[[3,6]],"text":"-1"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',41,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 refill 5","picks":[[14,32]],"text":"crazy_gnome_6"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',42,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 1","picks":[[4,6],[0,6],[5,6],[4,6],[1,6],[1,6]],"text":"R2 R2 R6 G5 B1 B5"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',43,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 G5 B1"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',44,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 2","picks":[[0,6],[5,6],[3,6]],"text":"R1 R6 B4"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',45,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G5 B4"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',46,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 3","picks":[[3,6],[4,6],[0,6],[0,6]],"text":"R1 R4 G1 B5"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',47,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 3"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',48,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 refill 5","picks":[[25,31]],"text":"busy_fairy_4"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',49,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 roll 1","picks":[[1,6],[4,6],[0,6],[4,6],[2,6],[3,6]],"text":"R1 G2 G5 B3 B4 B5"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',50,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',51,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 roll 2","picks":[[0,6],[2,6],[2,6],[1,6],[2,6]],"text":"R2 R3 G3 B1 B3"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',52,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 R3 B3"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',53,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 roll 3","picks":[[3,6],[4,6],[5,6]],"text":"R4 R6 B5"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',54,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 4"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',55,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 refill 5","picks":[[5,30]],"text":"grumpy_dwarf_3"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',56,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 1","picks":[[1,6],[0,6],[0,6],[2,6],[5,6],[0,6]],"text":"R1 G1 G2 G3 G6 B1"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',57,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1 G2 G3 G6"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',58,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 2","picks":[[2,6],[3,6]],"text":"R3 B4"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',59,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G2 G6 B4"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',60,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 3","picks":[[5,6],[1,6],[0,6]],"text":"R1 B2 B6"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',61,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',62,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 penalty","picks":[[2,5]],"text":"-2"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',63,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 refill 5","picks":[[24,29]],"text":"busy_fairy_5"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',64,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 1","picks":[[2,6],[3,6],[0,6],[4,6],[5,6],[5,6]],"text":"R1 R3 R4 G6 G6 B5"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',65,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 R3 R4 G6 G6"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',66,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 2","picks":[[3,6]],"text":"G4"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',67,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 R3 R4 G4 G6"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',68,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 3","picks":[[1,6]],"text":"R2"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',69,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 R2 R3 R4 G4"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',70,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 4","picks":[[3,6]],"text":"B4"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',71,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 2"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',72,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 refill 5","picks":[[19,28]],"text":"cuddly_orc_7"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',73,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 1","picks":[[3,6],[3,6],[2,6],[5,6],[0,6],[5,6]],"text":"R4 R4 R6 G1 G3 G6"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',74,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R6"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',75,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 2","picks":[[5,6],[5,6],[2,6],[2,6],[2,6]],"text":"G3 B3 B3 B6 B6"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',76,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R6 G3 B3"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',77,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 3","picks":[[0,6],[5,6],[5,6]],"text":"G6 B1 B6"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',78,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"take 2"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',79,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 refill 5","picks":[[11,27]],"text":"crazy_gnome_4"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',80,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 roll 1","picks":[[3,6],[4,6],[0,6],[2,6],[4,6],[4,6]],"text":"R1 R4 R5 R5 G3 G5"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',81,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G5"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',82,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 roll 2","picks":[[4,6],[1,6],[0,6],[3,6],[0,6]],"text":"R1 G1 G5 B2 B4"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',83,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 G1 G5 G5 B2"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',84,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 roll 3","picks":[[1,6]],"text":"R2"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',85,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 3"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',86,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 refill 5","picks":[[20,26]],"text":"busy_fairy_2"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',87,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 1","picks":[[4,6],[5,6],[0,6],[3,6],[3,6],[3,6]],"text":"R1 G4 G5 B4 B4 B6"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',88,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G5 B4 B4"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',89,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 2","picks":[[4,6],[2,6],[0,6]],"text":"R1 G3 G5"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',90,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',91,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 3","picks":[[5,6],[5,6],[2,6],[4,6],[2,6]],"text":"R5 G3 B3 B6 B6"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',92,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',93,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 penalty","picks":[[0,4]],"text":"-4"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',94,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 refill 5","picks":[[18,25]],"text":"odd_mushroom_goblin_1"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',95,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 1","picks":[[0,6],[2,6],[1,6],[5,6],[5,6],[1,6]],"text":"R2 R3 R6 G6 B1 B2"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',96,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 G6"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',97,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 2","picks":[[2,6],[1,6],[1,6],[3,6]],"text":"R3 G2 G4 B2"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',98,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 G4 G6"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',99,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 3","picks":[[2,6],[2,6],[4,6]],"text":"R3 R3 B5"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',100,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',101,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 penalty","picks":[[2,3]],"text":"-1"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',102,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 refill 5","picks":[[3,24]],"text":"grumpy_dwarf_1"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',103,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 roll 1","picks":[[3,6],[5,6],[3,6],[5,6],[2,6],[3,6]],"text":"R4 R6 G4 B3 B4 B6"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',104,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R6"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',105,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 roll 2","picks":[[5,6],[2,6],[3,6],[5,6],[2,6]],"text":"R3 G4 G6 B3 B6"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',106,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R6 B3 B6"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',107,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 roll 3","picks":[[5,6],[0,6],[3,6]],"text":"R1 B4 B6"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',108,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"take 2"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',109,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 refill 5","picks":[[19,23]],"text":"hypnotist_1"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',110,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 roll 1","picks":[[2,6],[4,6],[3,6],[2,6],[1,6],[2,6]],"text":"R2 R3 G3 G4 G5 B3"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',111,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G3 B3"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',112,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 roll 2","picks":[[0,6],[4,6],[2,6],[3,6]],"text":"G3 G5 B1 B4"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',113,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G3 B4"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',114,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 roll 3","picks":[[2,6],[2,6],[3,6],[0,6]],"text":"R3 R3 G1 G4"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',115,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',116,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 penalty","picks":[[1,2]],"text":"-1"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',117,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 refill 5","picks":[[0,22]],"text":"rich_snob_1"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',118,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 15 roll 1","picks":[[0,6],[2,6],[2,6],[4,6],[3,6],[3,6]],"text":"R3 G3 B1 B4 B4 B5"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',119,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R3 B1 B4 B5"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',120,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 15 roll 2","picks":[[3,6],[2,6]],"text":"G4 B3"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',121,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G4 B4 B5"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',122,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 15 roll 3","picks":[[4,6],[4,6],[3,6]],"text":"G5 G5 B4"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',123,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"take 4"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',124,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 15 refill 5","picks":[[11,21]],"text":"cuddly_orc_2"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',125,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 16 roll 1","picks":[[3,6],[5,6],[5,6],[2,6],[3,6],[0,6]],"text":"R4 R6 G1 G3 B4 B6"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',126,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R4 R6"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',127,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 16 roll 2","picks":[[3,6],[4,6],[1,6],[3,6]],"text":"R2 R4 B4 B5"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',128,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep B5"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',129,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 16 roll 3","picks":[[3,6],[1,6],[0,6],[4,6],[5,6]],"text":"R1 R4 R5 G2 G6"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',130,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',131,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 16 penalty","picks":[[0,1]],"text":"-2"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',132,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 16 refill 5","picks":[[2,20]],"text":"grumpy_dwarf_2"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',133,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 17 roll 1","picks":[[3,6],[1,6],[0,6],[2,6],[2,6],[1,6]],"text":"R1 R2 R4 G2 G3 B3"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',134,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1 R2 G3"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',135,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 17 roll 2","picks":[[3,6],[4,6],[3,6]],"text":"R4 G5 B4"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',136,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R4 G3 G5"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',137,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 17 roll 3","picks":[[4,6],[3,6],[4,6]],"text":"R5 B4 B5"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',138,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"take 2"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',139,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 17 refill 5","picks":[[5,19]],"text":"crazy_gnome_1"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',140,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 18 roll 1","picks":[[1,6],[4,6],[5,6],[3,6],[0,6],[2,6]],"text":"R6 G1 G2 G4 G5 B3"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',141,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep -"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',142,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 18 roll 2","picks":[[5,6],[3,6],[5,6],[3,6],[4,6],[0,6]],"text":"R4 R5 R6 G1 G4 B6"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',143,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R5 B6"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',144,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 18 roll 3","picks":[[0,6],[2,6],[0,6],[5,6]],"text":"R1 G3 G6 B1"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',145,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('ykjYnrPa40ij1h-A',146,1000000,'{"type":"closed","ending":"finished","seed":"a7a6a4ad29c7afc336782ef349761940ffc9349ce4bcbfd52eb48eac24cdbc59"}');
INSERT INTO "events" VALUES('zg77-ucDbpr_fXXy',1,1000000,'{"type":"created","settings":{"game":"wuerfelland","seats":2,"options":{"start":1,"boards":["1A","2A"],"treasures":5},"absent":3600},"host":"anna","commitment":"f27a70a6fb0023e2212c569077d8ca1eafb3048fb8df6b4067cede8f5a4ee845","rules":1}');
INSERT INTO "events" VALUES('zg77-ucDbpr_fXXy',2,1000000,'{"type":"seated","seat":0,"player":"anna","seed":"70f94c571f9c3239"}');
INSERT INTO "events" VALUES('zg77-ucDbpr_fXXy',3,1000000,'{"type":"seated","seat":1,"player":"ben","seed":"30787bcc0b84ab5c"}');
INSERT INTO "events" VALUES('zg77-ucDbpr_fXXy',4,1000000,'{"type":"started"}');
INSERT INTO "events" VALUES('zg77-ucDbpr_fXXy',5,1000000,'{"type":"played","entry":{"type":"drawn","label":"round 1 roll 1","picks":[[0,6],[2,6],[2,6],[1,6],[3,6],[1,6]],"text":"R Y Y G G B"}}');
INSERT INTO "events" VALUES('zg77-ucDbpr_fXXy',6,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"choose G"}}');
INSERT INTO "events" VALUES('zg77-ucDbpr_fXXy',7,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"roll"}}');
INSERT INTO "events" VALUES('zg77-ucDbpr_fXXy',8,1000000,'{"type":"played","entry":{"type":"drawn","label":"round 1 roll 2","picks":[[3,6],[3,6],[2,6],[1,6]],"text":"Y G B B"}}');
INSERT INTO "events" VALUES('zg77-ucDbpr_fXXy',9,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"roll"}}');
INSERT INTO "events" VALUES('zg77-ucDbpr_fXXy',10,1000000,'{"type":"played","entry":{"type":"drawn","label":"round 1 roll 3","picks":[[1,6],[4,6],[1,6]],"text":"Y Y O"}}');
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
INSERT INTO "replies" VALUES('anna','intent-03b154f886107b3a','NlWVL51KShMrM_O9','{"id":"intent-03b154f886107b3a","accepted":true,"seq":38}');
INSERT INTO "replies" VALUES('anna','intent-07aa7a1ab908c312','NlWVL51KShMrM_O9','{"id":"intent-07aa7a1ab908c312","accepted":true,"seq":109}');
INSERT INTO "replies" VALUES('anna','intent-0b11689630eb0f7b','Y_IWyhuHMfwlqaYb','{"id":"intent-0b11689630eb0f7b","accepted":true,"seq":12}');
INSERT INTO "replies" VALUES('anna','intent-0ddcd6ff451d5556','NlWVL51KShMrM_O9','{"id":"intent-0ddcd6ff451d5556","accepted":true,"seq":108}');
INSERT INTO "replies" VALUES('anna','intent-0e23ad58762c997f','NlWVL51KShMrM_O9','{"id":"intent-0e23ad58762c997f","accepted":true,"seq":106}');
INSERT INTO "replies" VALUES('anna','intent-0faa81c97ff9fefd','NlWVL51KShMrM_O9','{"id":"intent-0faa81c97ff9fefd","accepted":true,"seq":96}');
INSERT INTO "replies" VALUES('anna','intent-1290a92fec753fc0','NlWVL51KShMrM_O9','{"id":"intent-1290a92fec753fc0","accepted":true,"seq":90}');
INSERT INTO "replies" VALUES('anna','intent-13ea7d1f992214b6','NlWVL51KShMrM_O9','{"id":"intent-13ea7d1f992214b6","accepted":true,"seq":79}');
INSERT INTO "replies" VALUES('anna','intent-1410af4621d27909','NlWVL51KShMrM_O9','{"id":"intent-1410af4621d27909","accepted":true,"seq":37}');
INSERT INTO "replies" VALUES('anna','intent-14c1739796213a8a','NlWVL51KShMrM_O9','{"id":"intent-14c1739796213a8a","accepted":true,"seq":123}');
INSERT INTO "replies" VALUES('anna','intent-151ae754c17cec43','zg77-ucDbpr_fXXy','{"id":"intent-151ae754c17cec43","accepted":true,"seq":4}');
INSERT INTO "replies" VALUES('anna','intent-1ca04a8fc4409a33','NlWVL51KShMrM_O9','{"id":"intent-1ca04a8fc4409a33","accepted":true,"seq":20}');
INSERT INTO "replies" VALUES('anna','intent-1e0e2104ac23701b','NlWVL51KShMrM_O9','{"id":"intent-1e0e2104ac23701b","accepted":true,"seq":138}');
INSERT INTO "replies" VALUES('anna','intent-2010583cece54cb8','NlWVL51KShMrM_O9','{"id":"intent-2010583cece54cb8","accepted":true,"seq":39}');
INSERT INTO "replies" VALUES('anna','intent-22d8499d9d266134','Y_IWyhuHMfwlqaYb','{"id":"intent-22d8499d9d266134","accepted":true,"seq":15}');
INSERT INTO "replies" VALUES('anna','intent-2343c5451bb63674','Y_IWyhuHMfwlqaYb','{"id":"intent-2343c5451bb63674","accepted":true,"seq":11}');
INSERT INTO "replies" VALUES('anna','intent-26684c02b98c1fe1','NlWVL51KShMrM_O9','{"id":"intent-26684c02b98c1fe1","accepted":true,"seq":24}');
INSERT INTO "replies" VALUES('anna','intent-295c646bb2d1d8ea','NlWVL51KShMrM_O9','{"id":"intent-295c646bb2d1d8ea","accepted":true,"seq":141}');
INSERT INTO "replies" VALUES('anna','intent-2c958ee6c7f73a61','NlWVL51KShMrM_O9','{"id":"intent-2c958ee6c7f73a61","accepted":true,"seq":62}');
INSERT INTO "replies" VALUES('anna','intent-31c8f2e9dac5bcf8','NlWVL51KShMrM_O9','{"id":"intent-31c8f2e9dac5bcf8","accepted":true,"seq":23}');
INSERT INTO "replies" VALUES('anna','intent-325eb414c9d7e218','NlWVL51KShMrM_O9','{"id":"intent-325eb414c9d7e218","accepted":true,"seq":81}');
INSERT INTO "replies" VALUES('anna','intent-372f79928c520977','NlWVL51KShMrM_O9','{"id":"intent-372f79928c520977","accepted":true,"seq":22}');
INSERT INTO "replies" VALUES('anna','intent-3abcdf0fb25b990d','NlWVL51KShMrM_O9','{"id":"intent-3abcdf0fb25b990d","accepted":true,"seq":121}');
INSERT INTO "replies" VALUES('anna','intent-3ce846d6058ac17c','NlWVL51KShMrM_O9','{"id":"intent-3ce846d6058ac17c","accepted":true,"seq":76}');
INSERT INTO "replies" VALUES('anna','intent-3da3789a7283138d','NlWVL51KShMrM_O9','{"id":"intent-3da3789a7283138d","accepted":true,"seq":111}');
INSERT INTO "replies" VALUES('anna','intent-3efb520373a205a5','NlWVL51KShMrM_O9','{"id":"intent-3efb520373a205a5","accepted":true,"seq":58}');
INSERT INTO "replies" VALUES('anna','intent-4a0f4a13f6c8548a','NlWVL51KShMrM_O9','{"id":"intent-4a0f4a13f6c8548a","accepted":true,"seq":77}');
INSERT INTO "replies" VALUES('anna','intent-51d9bb458df0d737','Y_IWyhuHMfwlqaYb','{"id":"intent-51d9bb458df0d737","accepted":true,"seq":18}');
INSERT INTO "replies" VALUES('anna','intent-59a26219a9f14b3a','NlWVL51KShMrM_O9','{"id":"intent-59a26219a9f14b3a","accepted":true,"seq":21}');
INSERT INTO "replies" VALUES('anna','intent-604c2fa9270a521d','NlWVL51KShMrM_O9','{"id":"intent-604c2fa9270a521d","accepted":true,"seq":135}');
INSERT INTO "replies" VALUES('anna','intent-605ca23272f3d91c','zg77-ucDbpr_fXXy','{"id":"intent-605ca23272f3d91c","accepted":true,"seq":8}');
INSERT INTO "replies" VALUES('anna','intent-63bbe98a4aeea84e','zg77-ucDbpr_fXXy','{"id":"intent-63bbe98a4aeea84e","accepted":true,"seq":6}');
INSERT INTO "replies" VALUES('anna','intent-69293a429f0d6f36','Y_IWyhuHMfwlqaYb','{"id":"intent-69293a429f0d6f36","accepted":true,"seq":10}');
INSERT INTO "replies" VALUES('anna','intent-69442e4eaa21197d','NlWVL51KShMrM_O9','{"id":"intent-69442e4eaa21197d","accepted":true,"seq":75}');
INSERT INTO "replies" VALUES('anna','intent-6cb1bd5f05b46d56','NlWVL51KShMrM_O9','{"id":"intent-6cb1bd5f05b46d56","accepted":true,"seq":27}');
INSERT INTO "replies" VALUES('anna','intent-6f408b5da34b5172','NlWVL51KShMrM_O9','{"id":"intent-6f408b5da34b5172","accepted":true,"seq":137}');
INSERT INTO "replies" VALUES('anna','intent-75af5451543db666','NlWVL51KShMrM_O9','{"id":"intent-75af5451543db666","accepted":true,"seq":91}');
INSERT INTO "replies" VALUES('anna','intent-7979e365dc170d7a','NlWVL51KShMrM_O9','{"id":"intent-7979e365dc170d7a","accepted":true,"seq":65}');
INSERT INTO "replies" VALUES('anna','intent-86c361a7a4d53907','NlWVL51KShMrM_O9','{"id":"intent-86c361a7a4d53907","accepted":true,"seq":126}');
INSERT INTO "replies" VALUES('anna','intent-8a85554ff67066fc','zg77-ucDbpr_fXXy','{"id":"intent-8a85554ff67066fc","accepted":true,"seq":7}');
INSERT INTO "replies" VALUES('anna','intent-8b6a6a68302e13ab','Y_IWyhuHMfwlqaYb','{"id":"intent-8b6a6a68302e13ab","accepted":true,"seq":2}');
INSERT INTO "replies" VALUES('anna','intent-94c40dc96b1561ca','aSo73OBAhB2L7ol4','{"id":"intent-94c40dc96b1561ca","accepted":true,"seq":3}');
INSERT INTO "replies" VALUES('anna','intent-9651c693c4057179','NlWVL51KShMrM_O9','{"id":"intent-9651c693c4057179","accepted":true,"seq":124}');
INSERT INTO "replies" VALUES('anna','intent-9a8a003761d838d1','NlWVL51KShMrM_O9','{"id":"intent-9a8a003761d838d1","accepted":true,"seq":139}');
INSERT INTO "replies" VALUES('anna','intent-9ce39d85c9748a94','NlWVL51KShMrM_O9','{"id":"intent-9ce39d85c9748a94","accepted":true,"seq":40}');
INSERT INTO "replies" VALUES('anna','intent-a31096a8c2531d73','zg77-ucDbpr_fXXy','{"id":"intent-a31096a8c2531d73","accepted":true,"seq":9}');
INSERT INTO "replies" VALUES('anna','intent-ab545ef0952d4b1a','zg77-ucDbpr_fXXy','{"id":"intent-ab545ef0952d4b1a","accepted":true,"seq":2}');
INSERT INTO "replies" VALUES('anna','intent-ad1904f0fa10a065','NlWVL51KShMrM_O9','{"id":"intent-ad1904f0fa10a065","accepted":true,"seq":122}');
INSERT INTO "replies" VALUES('anna','intent-b0edf3db8e80d8dc','NlWVL51KShMrM_O9','{"id":"intent-b0edf3db8e80d8dc","accepted":true,"seq":120}');
INSERT INTO "replies" VALUES('anna','intent-b8713bd6095730f9','Y_IWyhuHMfwlqaYb','{"id":"intent-b8713bd6095730f9","accepted":true,"seq":19}');
INSERT INTO "replies" VALUES('anna','intent-c450364b993e316b','NlWVL51KShMrM_O9','{"id":"intent-c450364b993e316b","accepted":true,"seq":136}');
INSERT INTO "replies" VALUES('anna','intent-c489a1c18cc5f684','zg77-ucDbpr_fXXy','{"id":"intent-c489a1c18cc5f684","accepted":true,"seq":5}');
INSERT INTO "replies" VALUES('anna','intent-c5627e6ff3fbc31a','NlWVL51KShMrM_O9','{"id":"intent-c5627e6ff3fbc31a","accepted":true,"seq":43}');
INSERT INTO "replies" VALUES('anna','intent-ca9f7d1b53ff831a','NlWVL51KShMrM_O9','{"id":"intent-ca9f7d1b53ff831a","accepted":true,"seq":92}');
INSERT INTO "replies" VALUES('anna','intent-d22ae3d0d1d74a7f','NlWVL51KShMrM_O9','{"id":"intent-d22ae3d0d1d74a7f","accepted":true,"seq":89}');
INSERT INTO "replies" VALUES('anna','intent-d238938681831392','zg77-ucDbpr_fXXy','{"id":"intent-d238938681831392","accepted":true,"seq":10}');
INSERT INTO "replies" VALUES('anna','intent-d4e9ebde043f1f5e','NlWVL51KShMrM_O9','{"id":"intent-d4e9ebde043f1f5e","accepted":true,"seq":78}');
INSERT INTO "replies" VALUES('anna','intent-d931f4ec41413b39','NlWVL51KShMrM_O9','{"id":"intent-d931f4ec41413b39","accepted":true,"seq":2}');
INSERT INTO "replies" VALUES('anna','intent-dc4950bf58de3a02','NlWVL51KShMrM_O9','{"id":"intent-dc4950bf58de3a02","accepted":true,"seq":107}');
INSERT INTO "replies" VALUES('anna','intent-dd3abe7d62b94054','NlWVL51KShMrM_O9','{"id":"intent-dd3abe7d62b94054","accepted":true,"seq":93}');
INSERT INTO "replies" VALUES('anna','intent-def285215196eaca','NlWVL51KShMrM_O9','{"id":"intent-def285215196eaca","accepted":true,"seq":36}');
INSERT INTO "replies" VALUES('anna','intent-df9bffb0b5c927c1','NlWVL51KShMrM_O9','{"id":"intent-df9bffb0b5c927c1","accepted":true,"seq":61}');
INSERT INTO "replies" VALUES('anna','intent-e34103f0bf0c6073','NlWVL51KShMrM_O9','{"id":"intent-e34103f0bf0c6073","accepted":true,"seq":59}');
INSERT INTO "replies" VALUES('anna','intent-e85cd6c5eaeb520b','NlWVL51KShMrM_O9','{"id":"intent-e85cd6c5eaeb520b","accepted":true,"seq":11}');
INSERT INTO "replies" VALUES('anna','intent-ed83e159a7a6244c','NlWVL51KShMrM_O9','{"id":"intent-ed83e159a7a6244c","accepted":true,"seq":105}');
INSERT INTO "replies" VALUES('anna','intent-f4f1ab98c1ef5b5d','Y_IWyhuHMfwlqaYb','{"id":"intent-f4f1ab98c1ef5b5d","accepted":true,"seq":21}');
INSERT INTO "replies" VALUES('anna','intent-fd8777384971d0e6','Y_IWyhuHMfwlqaYb','{"id":"intent-fd8777384971d0e6","accepted":true,"seq":14}');
INSERT INTO "replies" VALUES('anna','intent-fdd3c4554d65dbdc','NlWVL51KShMrM_O9','{"id":"intent-fdd3c4554d65dbdc","accepted":true,"seq":60}');
INSERT INTO "replies" VALUES('anna','intent-fe8980396177d5f5','Y_IWyhuHMfwlqaYb','{"id":"intent-fe8980396177d5f5","accepted":true,"seq":13}');
INSERT INTO "replies" VALUES('anna','known','aSo73OBAhB2L7ol4','{"id":"known","accepted":true,"seq":2}');
INSERT INTO "replies" VALUES('ben','intent-03fa585ebe5aae88','NlWVL51KShMrM_O9','{"id":"intent-03fa585ebe5aae88","accepted":true,"seq":115}');
INSERT INTO "replies" VALUES('ben','intent-048e5f6ab8d560cf','NlWVL51KShMrM_O9','{"id":"intent-048e5f6ab8d560cf","accepted":true,"seq":128}');
INSERT INTO "replies" VALUES('ben','intent-0af97e40ae0d8457','NlWVL51KShMrM_O9','{"id":"intent-0af97e40ae0d8457","accepted":true,"seq":32}');
INSERT INTO "replies" VALUES('ben','intent-0fefe0efa502f12f','NlWVL51KShMrM_O9','{"id":"intent-0fefe0efa502f12f","accepted":true,"seq":148}');
INSERT INTO "replies" VALUES('ben','intent-1aa853f7c8c2615c','NlWVL51KShMrM_O9','{"id":"intent-1aa853f7c8c2615c","accepted":true,"seq":48}');
INSERT INTO "replies" VALUES('ben','intent-1c56d54f6b9057a3','NlWVL51KShMrM_O9','{"id":"intent-1c56d54f6b9057a3","accepted":true,"seq":97}');
INSERT INTO "replies" VALUES('ben','intent-1ef9842ab65ccf69','NlWVL51KShMrM_O9','{"id":"intent-1ef9842ab65ccf69","accepted":true,"seq":146}');
INSERT INTO "replies" VALUES('ben','intent-1f45021ce727a3e6','NlWVL51KShMrM_O9','{"id":"intent-1f45021ce727a3e6","accepted":true,"seq":66}');
INSERT INTO "replies" VALUES('ben','intent-2945b7c40741f1dd','NlWVL51KShMrM_O9','{"id":"intent-2945b7c40741f1dd","accepted":true,"seq":54}');
INSERT INTO "replies" VALUES('ben','intent-329d68662aa377d4','NlWVL51KShMrM_O9','{"id":"intent-329d68662aa377d4","accepted":true,"seq":67}');
INSERT INTO "replies" VALUES('ben','intent-34466eb9df7187a3','NlWVL51KShMrM_O9','{"id":"intent-34466eb9df7187a3","accepted":true,"seq":13}');
INSERT INTO "replies" VALUES('ben','intent-36f7635a8c7c2fe0','NlWVL51KShMrM_O9','{"id":"intent-36f7635a8c7c2fe0","accepted":true,"seq":29}');
INSERT INTO "replies" VALUES('ben','intent-45c3ab768031e165','NlWVL51KShMrM_O9','{"id":"intent-45c3ab768031e165","accepted":true,"seq":99}');
INSERT INTO "replies" VALUES('ben','intent-47f17ec4c2bd68a4','NlWVL51KShMrM_O9','{"id":"intent-47f17ec4c2bd68a4","accepted":true,"seq":116}');
INSERT INTO "replies" VALUES('ben','intent-4e069bbf1d8dfdfa','NlWVL51KShMrM_O9','{"id":"intent-4e069bbf1d8dfdfa","accepted":true,"seq":144}');
INSERT INTO "replies" VALUES('ben','intent-528bdd3219b08169','NlWVL51KShMrM_O9','{"id":"intent-528bdd3219b08169","accepted":true,"seq":100}');
INSERT INTO "replies" VALUES('ben','intent-52d68d20458c85e7','NlWVL51KShMrM_O9','{"id":"intent-52d68d20458c85e7","accepted":true,"seq":113}');
INSERT INTO "replies" VALUES('ben','intent-52f07833b088cc03','NlWVL51KShMrM_O9','{"id":"intent-52f07833b088cc03","accepted":true,"seq":98}');
INSERT INTO "replies" VALUES('ben','intent-545bc8858fbc8361','zg77-ucDbpr_fXXy','{"id":"intent-545bc8858fbc8361","accepted":true,"seq":3}');
INSERT INTO "replies" VALUES('ben','intent-59199987e14ddc63','NlWVL51KShMrM_O9','{"id":"intent-59199987e14ddc63","accepted":true,"seq":28}');
INSERT INTO "replies" VALUES('ben','intent-59d01ba709692bb3','NlWVL51KShMrM_O9','{"id":"intent-59d01ba709692bb3","accepted":true,"seq":134}');
INSERT INTO "replies" VALUES('ben','intent-5bba3090e139a5a0','NlWVL51KShMrM_O9','{"id":"intent-5bba3090e139a5a0","accepted":true,"seq":69}');
INSERT INTO "replies" VALUES('ben','intent-640c07137bb16122','NlWVL51KShMrM_O9','{"id":"intent-640c07137bb16122","accepted":true,"seq":14}');
INSERT INTO "replies" VALUES('ben','intent-68ba5e14b5b03130','NlWVL51KShMrM_O9','{"id":"intent-68ba5e14b5b03130","accepted":true,"seq":47}');
INSERT INTO "replies" VALUES('ben','intent-6a53a66b19b4253e','NlWVL51KShMrM_O9','{"id":"intent-6a53a66b19b4253e","accepted":true,"seq":83}');
INSERT INTO "replies" VALUES('ben','intent-6dd35ec94fd95053','NlWVL51KShMrM_O9','{"id":"intent-6dd35ec94fd95053","accepted":true,"seq":15}');
INSERT INTO "replies" VALUES('ben','intent-6e00de20e4878a95','Y_IWyhuHMfwlqaYb','{"id":"intent-6e00de20e4878a95","accepted":true,"seq":23}');
INSERT INTO "replies" VALUES('ben','intent-7325a7ea0ff67744','NlWVL51KShMrM_O9','{"id":"intent-7325a7ea0ff67744","accepted":true,"seq":86}');
INSERT INTO "replies" VALUES('ben','intent-761c1e46e2aa4158','NlWVL51KShMrM_O9','{"id":"intent-761c1e46e2aa4158","accepted":true,"seq":143}');
INSERT INTO "replies" VALUES('ben','intent-76e6ba1c1b637ed2','NlWVL51KShMrM_O9','{"id":"intent-76e6ba1c1b637ed2","accepted":true,"seq":68}');
INSERT INTO "replies" VALUES('ben','intent-76fd2fe4b5f96f28','NlWVL51KShMrM_O9','{"id":"intent-76fd2fe4b5f96f28","accepted":true,"seq":16}');
INSERT INTO "replies" VALUES('ben','intent-810fe4260c9d4c38','NlWVL51KShMrM_O9','{"id":"intent-810fe4260c9d4c38","accepted":true,"seq":3}');
INSERT INTO "replies" VALUES('ben','intent-820f78ef09e1806b','NlWVL51KShMrM_O9','{"id":"intent-820f78ef09e1806b","accepted":true,"seq":119}');
INSERT INTO "replies" VALUES('ben','intent-87fdbf1277097f0f','NlWVL51KShMrM_O9','{"id":"intent-87fdbf1277097f0f","accepted":true,"seq":70}');
INSERT INTO "replies" VALUES('ben','intent-8b141d6a5dc3f0ff','NlWVL51KShMrM_O9','{"id":"intent-8b141d6a5dc3f0ff","accepted":true,"seq":71}');
INSERT INTO "replies" VALUES('ben','intent-94891dbb882d0dbc','NlWVL51KShMrM_O9','{"id":"intent-94891dbb882d0dbc","accepted":true,"seq":30}');
INSERT INTO "replies" VALUES('ben','intent-9cea97fc6f952d3a','zg77-ucDbpr_fXXy','{"id":"intent-9cea97fc6f952d3a","accepted":true,"seq":10}');
INSERT INTO "replies" VALUES('ben','intent-9e4cb5c605ced4b2','NlWVL51KShMrM_O9','{"id":"intent-9e4cb5c605ced4b2","accepted":true,"seq":84}');
INSERT INTO "replies" VALUES('ben','intent-a5807dd638efd8c9','NlWVL51KShMrM_O9','{"id":"intent-a5807dd638efd8c9","accepted":true,"seq":130}');
INSERT INTO "replies" VALUES('ben','intent-a8037e8e666835b5','NlWVL51KShMrM_O9','{"id":"intent-a8037e8e666835b5","accepted":true,"seq":131}');
INSERT INTO "replies" VALUES('ben','intent-aaf3e2a3d7e86a0a','NlWVL51KShMrM_O9','{"id":"intent-aaf3e2a3d7e86a0a","accepted":true,"seq":51}');
INSERT INTO "replies" VALUES('ben','intent-b20502f49f3720a7','NlWVL51KShMrM_O9','{"id":"intent-b20502f49f3720a7","accepted":true,"seq":74}');
INSERT INTO "replies" VALUES('ben','intent-b4c11940f59299bf','NlWVL51KShMrM_O9','{"id":"intent-b4c11940f59299bf","accepted":true,"seq":145}');
INSERT INTO "replies" VALUES('ben','intent-b6ebc87d5db0bea7','NlWVL51KShMrM_O9','{"id":"intent-b6ebc87d5db0bea7","accepted":true,"seq":44}');
INSERT INTO "replies" VALUES('ben','intent-b741f8e808b298d2','NlWVL51KShMrM_O9','{"id":"intent-b741f8e808b298d2","accepted":true,"seq":35}');
INSERT INTO "replies" VALUES('ben','intent-bad8545bd9fc1c26','NlWVL51KShMrM_O9','{"id":"intent-bad8545bd9fc1c26","accepted":true,"seq":129}');
INSERT INTO "replies" VALUES('ben','intent-bc15186b897e8003','NlWVL51KShMrM_O9','{"id":"intent-bc15186b897e8003","accepted":true,"seq":104}');
INSERT INTO "replies" VALUES('ben','intent-bcbf5e6eec791ddd','NlWVL51KShMrM_O9','{"id":"intent-bcbf5e6eec791ddd","accepted":true,"seq":101}');
INSERT INTO "replies" VALUES('ben','intent-c22d96f1a5f0f9ff','NlWVL51KShMrM_O9','{"id":"intent-c22d96f1a5f0f9ff","accepted":true,"seq":53}');
INSERT INTO "replies" VALUES('ben','intent-c4bf717feb58a27b','NlWVL51KShMrM_O9','{"id":"intent-c4bf717feb58a27b","accepted":true,"seq":114}');
INSERT INTO "replies" VALUES('ben','intent-c5ea2dae3681583c','NlWVL51KShMrM_O9','{"id":"intent-c5ea2dae3681583c","accepted":true,"seq":72}');
INSERT INTO "replies" VALUES('ben','intent-c8ba03a827647aa8','NlWVL51KShMrM_O9','{"id":"intent-c8ba03a827647aa8","accepted":true,"seq":45}');
INSERT INTO "replies" VALUES('ben','intent-c9cbc1b0b5c4fd4d','NlWVL51KShMrM_O9','{"id":"intent-c9cbc1b0b5c4fd4d","accepted":true,"seq":12}');
INSERT INTO "replies" VALUES('ben','intent-cb8b7ef59bfd0958','NlWVL51KShMrM_O9','{"id":"intent-cb8b7ef59bfd0958","accepted":true,"seq":19}');
INSERT INTO "replies" VALUES('ben','intent-cc07fb3f21429ffd','NlWVL51KShMrM_O9','{"id":"intent-cc07fb3f21429ffd","accepted":true,"seq":85}');
INSERT INTO "replies" VALUES('ben','intent-cdbe73d30dbd6870','NlWVL51KShMrM_O9','{"id":"intent-cdbe73d30dbd6870","accepted":true,"seq":88}');
INSERT INTO "replies" VALUES('ben','intent-da6358e5daabb1cf','NlWVL51KShMrM_O9','{"id":"intent-da6358e5daabb1cf","accepted":true,"seq":46}');
INSERT INTO "replies" VALUES('ben','intent-e1dc88acd462fb2e','NlWVL51KShMrM_O9','{"id":"intent-e1dc88acd462fb2e","accepted":true,"seq":82}');
INSERT INTO "replies" VALUES('ben','intent-e724c9d07c103e81','NlWVL51KShMrM_O9','{"id":"intent-e724c9d07c103e81","accepted":true,"seq":57}');
INSERT INTO "replies" VALUES('ben','intent-e7335b4fdd81904c','NlWVL51KShMrM_O9','{"id":"intent-e7335b4fdd81904c","accepted":true,"seq":50}');
INSERT INTO "replies" VALUES('ben','intent-e7710849af5f6481','Y_IWyhuHMfwlqaYb','{"id":"intent-e7710849af5f6481","accepted":true,"seq":20}');
INSERT INTO "replies" VALUES('ben','intent-e79a774d49fa96d9','NlWVL51KShMrM_O9','{"id":"intent-e79a774d49fa96d9","accepted":true,"seq":52}');
INSERT INTO "replies" VALUES('ben','intent-e7edf43ace12bef5','NlWVL51KShMrM_O9','{"id":"intent-e7edf43ace12bef5","accepted":true,"seq":31}');
INSERT INTO "replies" VALUES('ben','intent-e8ca2ebe42990a08','NlWVL51KShMrM_O9','{"id":"intent-e8ca2ebe42990a08","accepted":true,"seq":142}');
INSERT INTO "replies" VALUES('ben','intent-ebecab7b11dcb744','NlWVL51KShMrM_O9','{"id":"intent-ebecab7b11dcb744","accepted":true,"seq":127}');
INSERT INTO "replies" VALUES('ben','intent-f774956f783f2870','NlWVL51KShMrM_O9','{"id":"intent-f774956f783f2870","accepted":true,"seq":112}');
INSERT INTO "replies" VALUES('ben','intent-f8a58a81655266f7','Y_IWyhuHMfwlqaYb','{"id":"intent-f8a58a81655266f7","accepted":true,"seq":3}');
INSERT INTO "replies" VALUES('ben','intent-ffd1fe3c7b687344','NlWVL51KShMrM_O9','{"id":"intent-ffd1fe3c7b687344","accepted":true,"seq":55}');
CREATE TABLE result_seats (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	player VARCHAR(32), 
	bot VARCHAR(20), 
	place INTEGER NOT NULL, 
	points INTEGER NOT NULL, 
	PRIMARY KEY (table_id, seat)
);
INSERT INTO "result_seats" VALUES('NlWVL51KShMrM_O9',0,'anna',NULL,1,1);
INSERT INTO "result_seats" VALUES('NlWVL51KShMrM_O9',1,'ben',NULL,2,-6);
INSERT INTO "result_seats" VALUES('ykjYnrPa40ij1h-A',0,NULL,NULL,1,1);
INSERT INTO "result_seats" VALUES('ykjYnrPa40ij1h-A',1,NULL,NULL,2,-6);
CREATE TABLE results (
	table_id VARCHAR(32) NOT NULL, 
	game VARCHAR(20) NOT NULL, 
	players INTEGER NOT NULL, 
	ended BIGINT NOT NULL, 
	ending VARCHAR(40) NOT NULL, 
	drawn BOOLEAN NOT NULL, 
	PRIMARY KEY (table_id)
);
INSERT INTO "results" VALUES('NlWVL51KShMrM_O9','wuerfelkoenig',2,1000000,'penalties',0);
INSERT INTO "results" VALUES('ykjYnrPa40ij1h-A','wuerfelkoenig',2,1000000,'penalties',0);
CREATE TABLE runs (
	id INTEGER NOT NULL, 
	started BIGINT NOT NULL, 
	alive BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE "seats" (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	player VARCHAR(32), 
	name VARCHAR(40) DEFAULT '' NOT NULL, 
	picture VARCHAR(20) DEFAULT '' NOT NULL, 
	PRIMARY KEY (table_id, seat)
);
INSERT INTO "seats" VALUES('aSo73OBAhB2L7ol4',0,'anna','Anna','fox');
INSERT INTO "seats" VALUES('Y_IWyhuHMfwlqaYb',0,'anna','Anna','fox');
INSERT INTO "seats" VALUES('Y_IWyhuHMfwlqaYb',1,'ben','Ben','fox');
INSERT INTO "seats" VALUES('NlWVL51KShMrM_O9',0,'anna','Anna','fox');
INSERT INTO "seats" VALUES('NlWVL51KShMrM_O9',1,'ben','Ben','fox');
INSERT INTO "seats" VALUES('ykjYnrPa40ij1h-A',0,NULL,'Anna','');
INSERT INTO "seats" VALUES('ykjYnrPa40ij1h-A',1,NULL,'Ben','');
INSERT INTO "seats" VALUES('zg77-ucDbpr_fXXy',0,'anna','Anna','fox');
INSERT INTO "seats" VALUES('zg77-ucDbpr_fXXy',1,'ben','Ben','fox');
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
INSERT INTO "tables" VALUES('aSo73OBAhB2L7ol4',X'AD2A507EDDD4570AC6E4D56A897EDF098D307EF1714BA99125998333945A9F13','anna','knatsch','private','open',1000000,1,0,NULL);
INSERT INTO "tables" VALUES('Y_IWyhuHMfwlqaYb',X'85CB70A31471A47A1F76910DBB38CB5F1A4EDA74AE607CEC01F80B8EF41524FA','anna','brettspiel','private','closed',1000000,0,0,'agreed');
INSERT INTO "tables" VALUES('NlWVL51KShMrM_O9',X'A7A6A4AD29C7AFC336782EF349761940FFC9349CE4BCBFD52EB48EAC24CDBC59','anna','wuerfelkoenig','private','closed',1000000,0,0,'finished');
INSERT INTO "tables" VALUES('ykjYnrPa40ij1h-A',X'','anna','wuerfelkoenig','private','closed',1000000,0,1,'finished');
INSERT INTO "tables" VALUES('zg77-ucDbpr_fXXy',X'A0D035E492D59D156E1B838B37D9D54DC8DAC12E4B6ABDA73EDC633736888796','anna','wuerfelland','private','running',1000000,1,0,NULL);
CREATE INDEX ix_seats_player ON seats (player);
CREATE INDEX tables_by_status ON tables (status, visibility, changed);
CREATE INDEX results_by_game ON results (game, ended);
CREATE INDEX ix_result_seats_player ON result_seats (player);
COMMIT;
