BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0009');
CREATE TABLE attending (
	table_id VARCHAR(32) NOT NULL, 
	player VARCHAR(32) NOT NULL, 
	run INTEGER NOT NULL, 
	PRIMARY KEY (table_id, player, run)
);
CREATE TABLE "early_moves" (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (table_id, seat)
)
 WITHOUT ROWID

;
INSERT INTO "early_moves" VALUES('fJio_oIeXCXDDaBy',1,'pass');
CREATE TABLE events (
	table_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	event TEXT NOT NULL, 
	PRIMARY KEY (table_id, seq)
)
 WITHOUT ROWID

;
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',1,1000000,'{"type":"created","settings":{"game":"wuerfelkoenig","seats":2,"options":{}},"host":"anna","commitment":"9f5de93f935e163358b044b6840fd0d9bdb99b40ca0d61f5f8e5f5b0c01ee351","rules":1,"dice":1,"material":""}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',2,1000000,'{"type":"imported","head":"wuerfelreich 2\ngame \"wuerfelkoenig\"\nrules 1\nmaterial {\"sha256\":\"d38674b772b18aa418bff78ab6e012e44dc06ef5cc4fc6f214009afc69ff5bca\"}\nseat {\"name\":\"P1\"}\nseat {\"name\":\"P2\"}\noptions {}\ndice {\"kind\":\"fair-2\",\"table\":\"vr99kWLEd9U9Q7kU\",\"commitment\":\"9f5de93f935e163358b044b6840fd0d9bdb99b40ca0d61f5f8e5f5b0c01ee351\",\"seed\":\"aa10a55e2c31426bf72a23fbcd355bb3378b95d8421ac21a8cfb00aa0a187b6b\"}\n\n"}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',3,1000000,'{"type":"played","entry":{"type":"drawn","label":"start","picks":[[0,2]],"text":"P1"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',4,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 penalty","picks":[[6,10]],"text":"-1"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',5,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 1","picks":[[22,40]],"text":"cuddly_orc_4"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',6,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 2","picks":[[23,39]],"text":"cuddly_orc_6"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',7,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 3","picks":[[3,38]],"text":"arrogant_elf_2"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',8,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 4","picks":[[7,37]],"text":"grumpy_dwarf_4"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',9,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 5","picks":[[23,36]],"text":"odd_mushroom_goblin_2"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',10,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 1","picks":[[0,6],[4,6],[5,6],[0,6],[1,6],[3,6]],"text":"R1 R2 R6 G5 B1 B4"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',11,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R2 R6 G5 B1"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',12,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 2","picks":[[1,6],[4,6]],"text":"R5 B2"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',13,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R2 R5 R6 B1"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',14,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 3","picks":[[1,6],[5,6]],"text":"R6 G2"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',15,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',16,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 penalty","picks":[[3,9]],"text":"-2"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',17,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 refill 5","picks":[[31,35]],"text":"hypnotist_1"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',18,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 1","picks":[[1,6],[0,6],[1,6],[3,6],[3,6],[1,6]],"text":"R2 G2 G4 B1 B2 B4"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',19,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 G4 B2 B4"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',20,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 2","picks":[[3,6],[0,6]],"text":"R4 B1"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',21,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep -"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',22,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 3","picks":[[4,6],[2,6],[0,6],[3,6],[5,6],[4,6]],"text":"R1 R3 R5 G4 G5 G6"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',23,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',24,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 penalty","picks":[[7,8]],"text":"-1"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',25,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 refill 5","picks":[[19,34]],"text":"cuddly_orc_3"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',26,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 1","picks":[[1,6],[1,6],[1,6],[2,6],[3,6],[4,6]],"text":"R5 G2 G2 G3 B2 B4"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',27,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G3 B2 B4"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',28,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 2","picks":[[4,6],[0,6],[0,6]],"text":"G1 G5 B1"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',29,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G3 B1"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',30,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 3","picks":[[2,6],[2,6],[5,6],[5,6]],"text":"R3 G3 G6 G6"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',31,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',32,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 penalty","picks":[[3,7]],"text":"-2"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',33,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 refill 5","picks":[[10,33]],"text":"grumpy_dwarf_8"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',34,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 1","picks":[[3,6],[2,6],[2,6],[1,6],[1,6],[0,6]],"text":"R2 R3 R4 G1 G3 B2"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',35,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 R3 G3 B2"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',36,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 2","picks":[[2,6],[4,6]],"text":"R3 R5"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',37,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 R3"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',38,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 3","picks":[[1,6],[5,6],[5,6],[1,6]],"text":"R2 R6 R6 G2"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',39,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 4"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',40,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 refill 5","picks":[[18,32]],"text":"cuddly_orc_5"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',41,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 1","picks":[[3,6],[4,6],[4,6],[4,6],[5,6],[4,6]],"text":"R4 R5 G5 G6 B5 B5"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',42,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R5 G5 G6"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',43,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 2","picks":[[2,6],[3,6],[2,6]],"text":"R3 G3 G4"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',44,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G4 G6"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',45,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 3","picks":[[2,6],[3,6],[3,6],[3,6]],"text":"R3 R4 G4 B4"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',46,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"take 3"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',47,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 refill 5","picks":[[17,31]],"text":"cuddly_orc_2"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',48,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 roll 1","picks":[[2,6],[2,6],[5,6],[1,6],[5,6],[5,6]],"text":"R3 R3 R6 G6 G6 B2"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',49,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R6 B2"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',50,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 roll 2","picks":[[3,6],[3,6],[4,6],[0,6]],"text":"R4 R4 R5 G1"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',51,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R4 R4 R5"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',52,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 roll 3","picks":[[3,6],[5,6],[3,6]],"text":"R6 G4 B4"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',53,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 1"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',54,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 refill 5","picks":[[14,30]],"text":"crazy_gnome_5"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',55,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 1","picks":[[0,6],[3,6],[0,6],[5,6],[5,6],[4,6]],"text":"R1 R4 R5 R6 G6 B1"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',56,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1 R5 R6 G6"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',57,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 2","picks":[[5,6],[5,6]],"text":"B6 B6"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',58,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1 R6 G6"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',59,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 3","picks":[[5,6],[2,6],[5,6]],"text":"R3 G6 B6"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',60,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',61,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 penalty","picks":[[1,6]],"text":"-3"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',62,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 refill 5","picks":[[6,29]],"text":"grumpy_dwarf_3"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',63,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 1","picks":[[3,6],[2,6],[1,6],[5,6],[0,6],[0,6]],"text":"R3 R4 R6 G1 G1 B2"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',64,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R3 R4 R6 G1 G1"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',65,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 2","picks":[[4,6]],"text":"B5"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',66,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R3 R4 R6 G1 G1"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',67,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 3","picks":[[4,6]],"text":"B5"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',68,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',69,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 penalty","picks":[[3,5]],"text":"-1"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',70,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 refill 5","picks":[[16,28]],"text":"odd_mushroom_goblin_1"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',71,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 1","picks":[[0,6],[1,6],[1,6],[0,6],[0,6],[0,6]],"text":"R1 G1 G1 G2 B1 B2"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',72,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G1 G1 G2"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',73,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 2","picks":[[1,6],[1,6],[2,6]],"text":"G2 G3 B2"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',74,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G1 G1 G2"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',75,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 3","picks":[[2,6],[4,6],[3,6]],"text":"R3 G4 B5"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',76,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"take 1"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',77,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 refill 5","picks":[[23,27]],"text":"busy_fairy_5"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',78,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 roll 1","picks":[[4,6],[4,6],[0,6],[4,6],[2,6],[4,6]],"text":"R1 R5 G5 G5 B3 B5"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',79,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep B5"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',80,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 roll 2","picks":[[4,6],[4,6],[1,6],[1,6],[3,6]],"text":"R2 G5 G5 B2 B4"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',81,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 G5 G5 B2 B4"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',82,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 roll 3","picks":[[2,6]],"text":"G3"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',83,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',84,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 penalty","picks":[[2,4]],"text":"-2"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',85,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 refill 5","picks":[[21,26]],"text":"busy_fairy_3"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',86,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 1","picks":[[3,6],[3,6],[2,6],[5,6],[2,6],[1,6]],"text":"R2 R4 R4 R6 G3 B3"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',87,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R4 R6 B3"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',88,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 2","picks":[[2,6],[3,6],[5,6]],"text":"R3 G4 G6"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',89,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep -"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',90,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 3","picks":[[1,6],[3,6],[3,6],[3,6],[0,6],[0,6]],"text":"R4 G1 G1 G2 G4 G4"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',91,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"take 3"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',92,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 refill 5","picks":[[0,25]],"text":"rich_snob_1"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',93,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 1","picks":[[2,6],[3,6],[5,6],[0,6],[0,6],[4,6]],"text":"R1 R3 R4 R5 R6 G1"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',94,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 R5"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',95,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 2","picks":[[2,6],[0,6],[3,6],[2,6]],"text":"R3 G4 B1 B3"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',96,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 G4 B1"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',97,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 3","picks":[[1,6],[4,6],[3,6]],"text":"R5 G2 B4"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',98,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',99,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 penalty","picks":[[2,3]],"text":"-1"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',100,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 refill 5","picks":[[12,24]],"text":"crazy_gnome_6"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',101,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 roll 1","picks":[[5,6],[0,6],[0,6],[1,6],[2,6],[3,6]],"text":"R1 B1 B2 B3 B4 B6"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',102,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep B1"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',103,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 roll 2","picks":[[0,6],[4,6],[1,6],[2,6],[0,6]],"text":"G1 B1 B2 B3 B5"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',104,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G1 B1 B2"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',105,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 roll 3","picks":[[2,6],[3,6],[2,6]],"text":"R3 G4 B3"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',106,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"take 4"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',107,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 refill 5","picks":[[9,23]],"text":"crazy_gnome_2"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',108,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 roll 1","picks":[[1,6],[4,6],[0,6],[4,6],[3,6],[2,6]],"text":"R1 G2 G5 B3 B4 B5"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',109,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G5 B5"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',110,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 roll 2","picks":[[1,6],[4,6],[2,6],[5,6]],"text":"G2 G6 B3 B5"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',111,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G5 G6"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',112,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 roll 3","picks":[[5,6],[4,6],[3,6],[1,6]],"text":"R2 G4 B5 B6"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',113,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',114,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 penalty","picks":[[1,2]],"text":"-3"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',115,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 refill 5","picks":[[11,22]],"text":"cuddly_orc_1"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',116,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 15 roll 1","picks":[[5,6],[4,6],[1,6],[4,6],[4,6],[4,6]],"text":"R5 R5 G5 B2 B5 B6"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',117,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R5 R5 B5 B6"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',118,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 15 roll 2","picks":[[2,6],[1,6]],"text":"R3 B2"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',119,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep B2 B5"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',120,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 15 roll 3","picks":[[3,6],[2,6],[0,6],[5,6]],"text":"R3 R4 G1 G6"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',121,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',122,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 15 penalty","picks":[[0,1]],"text":"-4"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',123,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 15 refill 5","picks":[[7,21]],"text":"grumpy_dwarf_7"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',124,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 16 roll 1","picks":[[0,6],[2,6],[5,6],[4,6],[3,6],[1,6]],"text":"R2 R3 R6 B1 B4 B5"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',125,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 R6 B4 B5"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',126,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 16 roll 2","picks":[[1,6],[0,6]],"text":"G2 B1"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',127,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 R6"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',128,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 16 roll 3","picks":[[3,6],[4,6],[2,6],[4,6]],"text":"R4 R5 G3 G5"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',129,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('6jqTBp_m_4YyoN9n',130,1000000,'{"type":"closed","ending":"finished","seed":"aa10a55e2c31426bf72a23fbcd355bb3378b95d8421ac21a8cfb00aa0a187b6b"}');
INSERT INTO "events" VALUES('BvHpvuFZLrTU_wlV',1,1000000,'{"type":"created","settings":{"game":"brettspiel","seats":2,"options":{}},"host":"anna","commitment":"3788a5b4efaabf60c8e7e8c51aa755266b75465b5fd74d3d006acb405c9bd617","rules":1,"dice":2,"material":"dbcf72d806294baa4a0e1225f34b11c8283219f720310ab0e85738936c4ba62a"}');
INSERT INTO "events" VALUES('BvHpvuFZLrTU_wlV',2,1000000,'{"type":"seated","seat":0,"player":"anna"}');
INSERT INTO "events" VALUES('BvHpvuFZLrTU_wlV',3,1000000,'{"type":"seated","seat":1,"player":"ben"}');
INSERT INTO "events" VALUES('BvHpvuFZLrTU_wlV',4,1000000,'{"type":"started"}');
INSERT INTO "events" VALUES('BvHpvuFZLrTU_wlV',5,1000000,'{"type":"played","entry":{"type":"drawn","label":"start","picks":[[0,2]],"text":"P1"}}');
INSERT INTO "events" VALUES('BvHpvuFZLrTU_wlV',6,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 1 card 1","picks":[[7,12]],"text":"S1-08"}}');
INSERT INTO "events" VALUES('BvHpvuFZLrTU_wlV',7,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 2 card 1","picks":[[9,12]],"text":"S2-10"}}');
INSERT INTO "events" VALUES('BvHpvuFZLrTU_wlV',8,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 3 card 1","picks":[[0,12]],"text":"S3-01"}}');
INSERT INTO "events" VALUES('BvHpvuFZLrTU_wlV',9,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 4 card 1","picks":[[5,12]],"text":"S4-06"}}');
INSERT INTO "events" VALUES('BvHpvuFZLrTU_wlV',10,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 5 card 1","picks":[[11,12]],"text":"S5-12"}}');
INSERT INTO "events" VALUES('BvHpvuFZLrTU_wlV',11,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 1","picks":[[4,6],[2,6],[3,6],[1,6],[4,6],[3,6]],"text":"R3 R5 G4 G5 B2 B4"}}');
INSERT INTO "events" VALUES('BvHpvuFZLrTU_wlV',12,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R5 G4 G5 B2"}}');
INSERT INTO "events" VALUES('BvHpvuFZLrTU_wlV',13,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 2","picks":[[4,6],[2,6]],"text":"G5 B3"}}');
INSERT INTO "events" VALUES('BvHpvuFZLrTU_wlV',14,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G4 B2"}}');
INSERT INTO "events" VALUES('BvHpvuFZLrTU_wlV',15,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 3","picks":[[1,6],[3,6],[0,6],[0,6]],"text":"R4 G1 G1 G2"}}');
INSERT INTO "events" VALUES('BvHpvuFZLrTU_wlV',16,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"alarm 1"}}');
INSERT INTO "events" VALUES('BvHpvuFZLrTU_wlV',17,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 1 card 2","picks":[[10,11]],"text":"S1-12"}}');
INSERT INTO "events" VALUES('BvHpvuFZLrTU_wlV',18,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 tile 1","picks":[[24,28]],"text":"meadow"}}');
INSERT INTO "events" VALUES('BvHpvuFZLrTU_wlV',19,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"place B14"}}');
INSERT INTO "events" VALUES('BvHpvuFZLrTU_wlV',20,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 1","picks":[[2,6],[0,6],[1,6],[0,6],[3,6],[4,6]],"text":"R1 R3 R5 B1 B2 B4"}}');
INSERT INTO "events" VALUES('BvHpvuFZLrTU_wlV',21,1000000,'{"type":"asked","seat":0,"question":"end"}');
INSERT INTO "events" VALUES('BvHpvuFZLrTU_wlV',22,1000000,'{"type":"answered","seat":1,"yes":true}');
INSERT INTO "events" VALUES('BvHpvuFZLrTU_wlV',23,1000000,'{"type":"closed","ending":"agreed","seed":"9615eae1d3c20ec63e847f475ab0cd28ec1c8b9d7cb5ceb4838bfcb8cf119a34"}');
INSERT INTO "events" VALUES('fJio_oIeXCXDDaBy',1,1000000,'{"type":"created","settings":{"game":"wuerfelland","seats":2,"options":{"start":1,"treasures":5,"boards":["1A","2A"]},"absent":3600},"host":"anna","commitment":"3abddab8637e1403d1213e392ec42dd7e8f04e87e4da9199e28fc35d45226f17","rules":1,"dice":2,"material":"5745ca25d204ccb42876e28efca6a021264f7457a4194d227dd1c30bad91dcc9"}');
INSERT INTO "events" VALUES('fJio_oIeXCXDDaBy',2,1000000,'{"type":"seated","seat":0,"player":"anna"}');
INSERT INTO "events" VALUES('fJio_oIeXCXDDaBy',3,1000000,'{"type":"seated","seat":1,"player":"ben"}');
INSERT INTO "events" VALUES('fJio_oIeXCXDDaBy',4,1000000,'{"type":"started"}');
INSERT INTO "events" VALUES('fJio_oIeXCXDDaBy',5,1000000,'{"type":"played","entry":{"type":"drawn","label":"round 1 roll 1","picks":[[5,6],[0,6],[3,6],[2,6],[2,6],[4,6]],"text":"R G G B O A"}}');
INSERT INTO "events" VALUES('fJio_oIeXCXDDaBy',6,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"choose A"}}');
INSERT INTO "events" VALUES('fJio_oIeXCXDDaBy',7,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"roll"}}');
INSERT INTO "events" VALUES('fJio_oIeXCXDDaBy',8,1000000,'{"type":"played","entry":{"type":"drawn","label":"round 1 roll 2","picks":[[4,6],[1,6],[5,6],[2,6],[5,6]],"text":"Y G O A A"}}');
INSERT INTO "events" VALUES('fJio_oIeXCXDDaBy',9,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"roll"}}');
INSERT INTO "events" VALUES('fJio_oIeXCXDDaBy',10,1000000,'{"type":"played","entry":{"type":"drawn","label":"round 1 roll 3","picks":[[1,6],[2,6],[4,6]],"text":"Y G O"}}');
INSERT INTO "events" VALUES('k_2qxgZRdxLMt2CK',1,1000000,'{"type":"created","settings":{"game":"knatsch","seats":3,"options":{}},"host":"anna","commitment":"9b4b600a1473ac5fa557addd96916e7acf286992c0f37edc419d31a52f2ceede","rules":2,"dice":2,"material":"84309aecc11e345ad01f0c07d245db3db833562e8ebeff3ca60057546d7edfb7"}');
INSERT INTO "events" VALUES('k_2qxgZRdxLMt2CK',2,1000000,'{"type":"seated","seat":0,"player":"anna"}');
INSERT INTO "events" VALUES('k_2qxgZRdxLMt2CK',3,1000000,'{"type":"bot-seated","seat":1,"level":"knight","name":"Knight 2"}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',1,1000000,'{"type":"created","settings":{"game":"wuerfelkoenig","seats":2,"options":{}},"host":"anna","commitment":"9f5de93f935e163358b044b6840fd0d9bdb99b40ca0d61f5f8e5f5b0c01ee351","rules":1,"dice":2,"material":"d38674b772b18aa418bff78ab6e012e44dc06ef5cc4fc6f214009afc69ff5bca"}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',2,1000000,'{"type":"seated","seat":0,"player":"anna"}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',3,1000000,'{"type":"seated","seat":1,"player":"ben"}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',4,1000000,'{"type":"started"}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',5,1000000,'{"type":"played","entry":{"type":"drawn","label":"start","picks":[[0,2]],"text":"P1"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',6,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 penalty","picks":[[6,10]],"text":"-1"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',7,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 1","picks":[[22,40]],"text":"cuddly_orc_4"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',8,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 2","picks":[[23,39]],"text":"cuddly_orc_6"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',9,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 3","picks":[[3,38]],"text":"arrogant_elf_2"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',10,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 4","picks":[[7,37]],"text":"grumpy_dwarf_4"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',11,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 5","picks":[[23,36]],"text":"odd_mushroom_goblin_2"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',12,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 1","picks":[[0,6],[4,6],[5,6],[0,6],[1,6],[3,6]],"text":"R1 R2 R6 G5 B1 B4"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',13,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R2 R6 G5 B1"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',14,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 2","picks":[[1,6],[4,6]],"text":"R5 B2"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',15,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R2 R5 R6 B1"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',16,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 3","picks":[[1,6],[5,6]],"text":"R6 G2"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',17,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',18,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 penalty","picks":[[3,9]],"text":"-2"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',19,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 refill 5","picks":[[31,35]],"text":"hypnotist_1"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',20,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 1","picks":[[1,6],[0,6],[1,6],[3,6],[3,6],[1,6]],"text":"R2 G2 G4 B1 B2 B4"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',21,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 G4 B2 B4"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',22,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 2","picks":[[3,6],[0,6]],"text":"R4 B1"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',23,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep -"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',24,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 3","picks":[[4,6],[2,6],[0,6],[3,6],[5,6],[4,6]],"text":"R1 R3 R5 G4 G5 G6"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',25,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',26,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 penalty","picks":[[7,8]],"text":"-1"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',27,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 refill 5","picks":[[19,34]],"text":"cuddly_orc_3"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',28,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 1","picks":[[1,6],[1,6],[1,6],[2,6],[3,6],[4,6]],"text":"R5 G2 G2 G3 B2 B4"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',29,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G3 B2 B4"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',30,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 2","picks":[[4,6],[0,6],[0,6]],"text":"G1 G5 B1"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',31,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G3 B1"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',32,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 3","picks":[[2,6],[2,6],[5,6],[5,6]],"text":"R3 G3 G6 G6"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',33,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',34,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 penalty","picks":[[3,7]],"text":"-2"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',35,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 refill 5","picks":[[10,33]],"text":"grumpy_dwarf_8"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',36,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 1","picks":[[3,6],[2,6],[2,6],[1,6],[1,6],[0,6]],"text":"R2 R3 R4 G1 G3 B2"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',37,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 R3 G3 B2"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',38,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 2","picks":[[2,6],[4,6]],"text":"R3 R5"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',39,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 R3"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',40,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 3","picks":[[1,6],[5,6],[5,6],[1,6]],"text":"R2 R6 R6 G2"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',41,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 4"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',42,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 refill 5","picks":[[18,32]],"text":"cuddly_orc_5"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',43,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 1","picks":[[3,6],[4,6],[4,6],[4,6],[5,6],[4,6]],"text":"R4 R5 G5 G6 B5 B5"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',44,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R5 G5 G6"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',45,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 2","picks":[[2,6],[3,6],[2,6]],"text":"R3 G3 G4"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',46,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G4 G6"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',47,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 3","picks":[[2,6],[3,6],[3,6],[3,6]],"text":"R3 R4 G4 B4"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',48,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"take 3"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',49,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 refill 5","picks":[[17,31]],"text":"cuddly_orc_2"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',50,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 roll 1","picks":[[2,6],[2,6],[5,6],[1,6],[5,6],[5,6]],"text":"R3 R3 R6 G6 G6 B2"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',51,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R6 B2"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',52,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 roll 2","picks":[[3,6],[3,6],[4,6],[0,6]],"text":"R4 R4 R5 G1"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',53,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R4 R4 R5"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',54,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 roll 3","picks":[[3,6],[5,6],[3,6]],"text":"R6 G4 B4"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',55,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 1"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',56,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 refill 5","picks":[[14,30]],"text":"crazy_gnome_5"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',57,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 1","picks":[[0,6],[3,6],[0,6],[5,6],[5,6],[4,6]],"text":"R1 R4 R5 R6 G6 B1"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',58,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1 R5 R6 G6"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',59,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 2","picks":[[5,6],[5,6]],"text":"B6 B6"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',60,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1 R6 G6"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',61,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 3","picks":[[5,6],[2,6],[5,6]],"text":"R3 G6 B6"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',62,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',63,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 penalty","picks":[[1,6]],"text":"-3"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',64,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 refill 5","picks":[[6,29]],"text":"grumpy_dwarf_3"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',65,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 1","picks":[[3,6],[2,6],[1,6],[5,6],[0,6],[0,6]],"text":"R3 R4 R6 G1 G1 B2"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',66,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R3 R4 R6 G1 G1"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',67,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 2","picks":[[4,6]],"text":"B5"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',68,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R3 R4 R6 G1 G1"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',69,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 3","picks":[[4,6]],"text":"B5"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',70,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',71,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 penalty","picks":[[3,5]],"text":"-1"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',72,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 refill 5","picks":[[16,28]],"text":"odd_mushroom_goblin_1"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',73,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 1","picks":[[0,6],[1,6],[1,6],[0,6],[0,6],[0,6]],"text":"R1 G1 G1 G2 B1 B2"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',74,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G1 G1 G2"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',75,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 2","picks":[[1,6],[1,6],[2,6]],"text":"G2 G3 B2"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',76,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G1 G1 G2"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',77,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 3","picks":[[2,6],[4,6],[3,6]],"text":"R3 G4 B5"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',78,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"take 1"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',79,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 refill 5","picks":[[23,27]],"text":"busy_fairy_5"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',80,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 roll 1","picks":[[4,6],[4,6],[0,6],[4,6],[2,6],[4,6]],"text":"R1 R5 G5 G5 B3 B5"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',81,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep B5"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',82,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 roll 2","picks":[[4,6],[4,6],[1,6],[1,6],[3,6]],"text":"R2 G5 G5 B2 B4"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',83,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 G5 G5 B2 B4"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',84,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 roll 3","picks":[[2,6]],"text":"G3"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',85,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',86,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 penalty","picks":[[2,4]],"text":"-2"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',87,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 refill 5","picks":[[21,26]],"text":"busy_fairy_3"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',88,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 1","picks":[[3,6],[3,6],[2,6],[5,6],[2,6],[1,6]],"text":"R2 R4 R4 R6 G3 B3"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',89,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R4 R6 B3"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',90,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 2","picks":[[2,6],[3,6],[5,6]],"text":"R3 G4 G6"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',91,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep -"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',92,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 3","picks":[[1,6],[3,6],[3,6],[3,6],[0,6],[0,6]],"text":"R4 G1 G1 G2 G4 G4"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',93,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"take 3"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',94,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 refill 5","picks":[[0,25]],"text":"rich_snob_1"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',95,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 1","picks":[[2,6],[3,6],[5,6],[0,6],[0,6],[4,6]],"text":"R1 R3 R4 R5 R6 G1"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',96,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 R5"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',97,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 2","picks":[[2,6],[0,6],[3,6],[2,6]],"text":"R3 G4 B1 B3"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',98,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 G4 B1"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',99,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 3","picks":[[1,6],[4,6],[3,6]],"text":"R5 G2 B4"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',100,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',101,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 penalty","picks":[[2,3]],"text":"-1"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',102,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 refill 5","picks":[[12,24]],"text":"crazy_gnome_6"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',103,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 roll 1","picks":[[5,6],[0,6],[0,6],[1,6],[2,6],[3,6]],"text":"R1 B1 B2 B3 B4 B6"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',104,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep B1"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',105,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 roll 2","picks":[[0,6],[4,6],[1,6],[2,6],[0,6]],"text":"G1 B1 B2 B3 B5"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',106,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G1 B1 B2"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',107,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 roll 3","picks":[[2,6],[3,6],[2,6]],"text":"R3 G4 B3"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',108,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"take 4"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',109,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 refill 5","picks":[[9,23]],"text":"crazy_gnome_2"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',110,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 roll 1","picks":[[1,6],[4,6],[0,6],[4,6],[3,6],[2,6]],"text":"R1 G2 G5 B3 B4 B5"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',111,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G5 B5"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',112,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 roll 2","picks":[[1,6],[4,6],[2,6],[5,6]],"text":"G2 G6 B3 B5"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',113,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G5 G6"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',114,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 roll 3","picks":[[5,6],[4,6],[3,6],[1,6]],"text":"R2 G4 B5 B6"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',115,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',116,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 penalty","picks":[[1,2]],"text":"-3"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',117,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 refill 5","picks":[[11,22]],"text":"cuddly_orc_1"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',118,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 15 roll 1","picks":[[5,6],[4,6],[1,6],[4,6],[4,6],[4,6]],"text":"R5 R5 G5 B2 B5 B6"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',119,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R5 R5 B5 B6"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',120,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 15 roll 2","picks":[[2,6],[1,6]],"text":"R3 B2"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',121,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep B2 B5"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',122,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 15 roll 3","picks":[[3,6],[2,6],[0,6],[5,6]],"text":"R3 R4 G1 G6"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',123,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',124,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 15 penalty","picks":[[0,1]],"text":"-4"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',125,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 15 refill 5","picks":[[7,21]],"text":"grumpy_dwarf_7"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',126,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 16 roll 1","picks":[[0,6],[2,6],[5,6],[4,6],[3,6],[1,6]],"text":"R2 R3 R6 B1 B4 B5"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',127,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 R6 B4 B5"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',128,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 16 roll 2","picks":[[1,6],[0,6]],"text":"G2 B1"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',129,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 R6"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',130,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 16 roll 3","picks":[[3,6],[4,6],[2,6],[4,6]],"text":"R4 R5 G3 G5"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',131,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('vr99kWLEd9U9Q7kU',132,1000000,'{"type":"closed","ending":"finished","seed":"aa10a55e2c31426bf72a23fbcd355bb3378b95d8421ac21a8cfb00aa0a187b6b"}');
CREATE TABLE heads (
	table_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	link BLOB NOT NULL, version INTEGER DEFAULT '0' NOT NULL, keeper INTEGER, 
	PRIMARY KEY (table_id)
)
 WITHOUT ROWID

;
INSERT INTO "heads" VALUES('6jqTBp_m_4YyoN9n',130,X'AD8D16F7B5EFCCB75A92D1EE9F759CA96ADE6B3FF12718392CF654934026B36E',0,NULL);
INSERT INTO "heads" VALUES('BvHpvuFZLrTU_wlV',23,X'88A3197928D0E841BFFAF715060CABA2C9D078B892621A6EC37B80FE359822B2',13,NULL);
INSERT INTO "heads" VALUES('fJio_oIeXCXDDaBy',10,X'38ED409C3D48DD456CE96C5688DFCC32B6D35FB1391406804A7C1264B24296AF',10,NULL);
INSERT INTO "heads" VALUES('k_2qxgZRdxLMt2CK',3,X'83DCA4AE4DE6332867A51D03EA141741D2EEA5FB154654C70A07CDE259C3C9FA',2,NULL);
INSERT INTO "heads" VALUES('vr99kWLEd9U9Q7kU',132,X'19CE6DA02BB3DC05249C3FFA3C2880039982834A30C782C850F68FD8748525DA',99,NULL);
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
INSERT INTO "replies" VALUES('anna','intent-0c04fc0a28f1e710','BvHpvuFZLrTU_wlV','{"id":"intent-0c04fc0a28f1e710","accepted":true,"seq":21}');
INSERT INTO "replies" VALUES('anna','intent-1161a28b7c512dbf','vr99kWLEd9U9Q7kU','{"id":"intent-1161a28b7c512dbf","accepted":true,"seq":30}');
INSERT INTO "replies" VALUES('anna','intent-15e347f307c6321e','vr99kWLEd9U9Q7kU','{"id":"intent-15e347f307c6321e","accepted":true,"seq":46}');
INSERT INTO "replies" VALUES('anna','intent-1af96122b652825a','vr99kWLEd9U9Q7kU','{"id":"intent-1af96122b652825a","accepted":true,"seq":2}');
INSERT INTO "replies" VALUES('anna','intent-21e49ff3b869a06f','fJio_oIeXCXDDaBy','{"id":"intent-21e49ff3b869a06f","accepted":true,"seq":6}');
INSERT INTO "replies" VALUES('anna','intent-252e4ae54355c41c','vr99kWLEd9U9Q7kU','{"id":"intent-252e4ae54355c41c","accepted":true,"seq":107}');
INSERT INTO "replies" VALUES('anna','intent-28255ddc6400e96a','BvHpvuFZLrTU_wlV','{"id":"intent-28255ddc6400e96a","accepted":true,"seq":19}');
INSERT INTO "replies" VALUES('anna','intent-2fef61439cdeb657','vr99kWLEd9U9Q7kU','{"id":"intent-2fef61439cdeb657","accepted":true,"seq":45}');
INSERT INTO "replies" VALUES('anna','intent-31ef89d5e724736b','vr99kWLEd9U9Q7kU','{"id":"intent-31ef89d5e724736b","accepted":true,"seq":13}');
INSERT INTO "replies" VALUES('anna','intent-393f14dde5824fb3','vr99kWLEd9U9Q7kU','{"id":"intent-393f14dde5824fb3","accepted":true,"seq":15}');
INSERT INTO "replies" VALUES('anna','intent-3b01eeaaf5ee883e','BvHpvuFZLrTU_wlV','{"id":"intent-3b01eeaaf5ee883e","accepted":true,"seq":15}');
INSERT INTO "replies" VALUES('anna','intent-3b40a40f9ce98746','fJio_oIeXCXDDaBy','{"id":"intent-3b40a40f9ce98746","accepted":true,"seq":5}');
INSERT INTO "replies" VALUES('anna','intent-3bae349a0b49f81f','BvHpvuFZLrTU_wlV','{"id":"intent-3bae349a0b49f81f","accepted":true,"seq":14}');
INSERT INTO "replies" VALUES('anna','intent-3e613d38a066502a','vr99kWLEd9U9Q7kU','{"id":"intent-3e613d38a066502a","accepted":true,"seq":92}');
INSERT INTO "replies" VALUES('anna','intent-4431a24ac888a74c','vr99kWLEd9U9Q7kU','{"id":"intent-4431a24ac888a74c","accepted":true,"seq":79}');
INSERT INTO "replies" VALUES('anna','intent-4674c03ecc6f9868','vr99kWLEd9U9Q7kU','{"id":"intent-4674c03ecc6f9868","accepted":true,"seq":29}');
INSERT INTO "replies" VALUES('anna','intent-4abcc978410b1b25','vr99kWLEd9U9Q7kU','{"id":"intent-4abcc978410b1b25","accepted":true,"seq":94}');
INSERT INTO "replies" VALUES('anna','intent-4bdbac0a81607f66','BvHpvuFZLrTU_wlV','{"id":"intent-4bdbac0a81607f66","accepted":true,"seq":12}');
INSERT INTO "replies" VALUES('anna','intent-522e045564678ee2','vr99kWLEd9U9Q7kU','{"id":"intent-522e045564678ee2","accepted":true,"seq":59}');
INSERT INTO "replies" VALUES('anna','intent-581c8117b5876918','vr99kWLEd9U9Q7kU','{"id":"intent-581c8117b5876918","accepted":true,"seq":103}');
INSERT INTO "replies" VALUES('anna','intent-5885ca5f247615ee','vr99kWLEd9U9Q7kU','{"id":"intent-5885ca5f247615ee","accepted":true,"seq":47}');
INSERT INTO "replies" VALUES('anna','intent-5ea33c4c558045e5','vr99kWLEd9U9Q7kU','{"id":"intent-5ea33c4c558045e5","accepted":true,"seq":75}');
INSERT INTO "replies" VALUES('anna','intent-6ce46b4b21015d72','fJio_oIeXCXDDaBy','{"id":"intent-6ce46b4b21015d72","accepted":true,"seq":2}');
INSERT INTO "replies" VALUES('anna','intent-70f9bc85a40072c8','vr99kWLEd9U9Q7kU','{"id":"intent-70f9bc85a40072c8","accepted":true,"seq":104}');
INSERT INTO "replies" VALUES('anna','intent-71b8f510f89a2d52','vr99kWLEd9U9Q7kU','{"id":"intent-71b8f510f89a2d52","accepted":true,"seq":35}');
INSERT INTO "replies" VALUES('anna','intent-78541143d6aea25f','vr99kWLEd9U9Q7kU','{"id":"intent-78541143d6aea25f","accepted":true,"seq":57}');
INSERT INTO "replies" VALUES('anna','intent-789ab9d3f1de8ea2','fJio_oIeXCXDDaBy','{"id":"intent-789ab9d3f1de8ea2","accepted":true,"seq":4}');
INSERT INTO "replies" VALUES('anna','intent-79274e69ecfc1807','vr99kWLEd9U9Q7kU','{"id":"intent-79274e69ecfc1807","accepted":true,"seq":121}');
INSERT INTO "replies" VALUES('anna','intent-8a0af54ec73428a5','BvHpvuFZLrTU_wlV','{"id":"intent-8a0af54ec73428a5","accepted":true,"seq":10}');
INSERT INTO "replies" VALUES('anna','intent-8b859237bae484fe','vr99kWLEd9U9Q7kU','{"id":"intent-8b859237bae484fe","accepted":true,"seq":125}');
INSERT INTO "replies" VALUES('anna','intent-8c4af876c3267e25','vr99kWLEd9U9Q7kU','{"id":"intent-8c4af876c3267e25","accepted":true,"seq":64}');
INSERT INTO "replies" VALUES('anna','intent-8dbfcc5e28dd4d4d','vr99kWLEd9U9Q7kU','{"id":"intent-8dbfcc5e28dd4d4d","accepted":true,"seq":60}');
INSERT INTO "replies" VALUES('anna','intent-91087c6ac50cf393','vr99kWLEd9U9Q7kU','{"id":"intent-91087c6ac50cf393","accepted":true,"seq":106}');
INSERT INTO "replies" VALUES('anna','intent-95ef774c077a4959','vr99kWLEd9U9Q7kU','{"id":"intent-95ef774c077a4959","accepted":true,"seq":43}');
INSERT INTO "replies" VALUES('anna','intent-9781b0a5a848009f','vr99kWLEd9U9Q7kU','{"id":"intent-9781b0a5a848009f","accepted":true,"seq":120}');
INSERT INTO "replies" VALUES('anna','intent-9c3e4f3b3bbdab12','vr99kWLEd9U9Q7kU','{"id":"intent-9c3e4f3b3bbdab12","accepted":true,"seq":119}');
INSERT INTO "replies" VALUES('anna','intent-9cf6b317b1eb6fa7','vr99kWLEd9U9Q7kU','{"id":"intent-9cf6b317b1eb6fa7","accepted":true,"seq":31}');
INSERT INTO "replies" VALUES('anna','intent-a053cfec74bdba0c','BvHpvuFZLrTU_wlV','{"id":"intent-a053cfec74bdba0c","accepted":true,"seq":13}');
INSERT INTO "replies" VALUES('anna','intent-a05fcd69432b89a0','vr99kWLEd9U9Q7kU','{"id":"intent-a05fcd69432b89a0","accepted":true,"seq":105}');
INSERT INTO "replies" VALUES('anna','intent-a09ae1d519170175','vr99kWLEd9U9Q7kU','{"id":"intent-a09ae1d519170175","accepted":true,"seq":16}');
INSERT INTO "replies" VALUES('anna','intent-a0f8de759c8f05ad','vr99kWLEd9U9Q7kU','{"id":"intent-a0f8de759c8f05ad","accepted":true,"seq":109}');
INSERT INTO "replies" VALUES('anna','intent-a301147fa2710922','vr99kWLEd9U9Q7kU','{"id":"intent-a301147fa2710922","accepted":true,"seq":12}');
INSERT INTO "replies" VALUES('anna','intent-a3ac4bffbad559ae','vr99kWLEd9U9Q7kU','{"id":"intent-a3ac4bffbad559ae","accepted":true,"seq":90}');
INSERT INTO "replies" VALUES('anna','intent-a8c93f6de6fe8a5a','fJio_oIeXCXDDaBy','{"id":"intent-a8c93f6de6fe8a5a","accepted":true,"seq":9}');
INSERT INTO "replies" VALUES('anna','intent-abc70b69999781dd','vr99kWLEd9U9Q7kU','{"id":"intent-abc70b69999781dd","accepted":true,"seq":118}');
INSERT INTO "replies" VALUES('anna','intent-aed4ca4fc0fab6d7','vr99kWLEd9U9Q7kU','{"id":"intent-aed4ca4fc0fab6d7","accepted":true,"seq":32}');
INSERT INTO "replies" VALUES('anna','intent-b18c7163c2333c2b','vr99kWLEd9U9Q7kU','{"id":"intent-b18c7163c2333c2b","accepted":true,"seq":91}');
INSERT INTO "replies" VALUES('anna','intent-b9c64cf916d34947','vr99kWLEd9U9Q7kU','{"id":"intent-b9c64cf916d34947","accepted":true,"seq":74}');
INSERT INTO "replies" VALUES('anna','intent-c2aaca7a5cdb1bf8','vr99kWLEd9U9Q7kU','{"id":"intent-c2aaca7a5cdb1bf8","accepted":true,"seq":88}');
INSERT INTO "replies" VALUES('anna','intent-c43633f9e93dace7','fJio_oIeXCXDDaBy','{"id":"intent-c43633f9e93dace7","accepted":true,"seq":7}');
INSERT INTO "replies" VALUES('anna','intent-c94ec64ff070b3bf','vr99kWLEd9U9Q7kU','{"id":"intent-c94ec64ff070b3bf","accepted":true,"seq":19}');
INSERT INTO "replies" VALUES('anna','intent-cfdea3bcd2d74b03','vr99kWLEd9U9Q7kU','{"id":"intent-cfdea3bcd2d74b03","accepted":true,"seq":122}');
INSERT INTO "replies" VALUES('anna','intent-d0f80149fad545c8','BvHpvuFZLrTU_wlV','{"id":"intent-d0f80149fad545c8","accepted":true,"seq":18}');
INSERT INTO "replies" VALUES('anna','intent-d1e3f9d646c7b5fe','vr99kWLEd9U9Q7kU','{"id":"intent-d1e3f9d646c7b5fe","accepted":true,"seq":11}');
INSERT INTO "replies" VALUES('anna','intent-d36f9b09f5b0de06','vr99kWLEd9U9Q7kU','{"id":"intent-d36f9b09f5b0de06","accepted":true,"seq":49}');
INSERT INTO "replies" VALUES('anna','intent-d50a26ff91b83263','vr99kWLEd9U9Q7kU','{"id":"intent-d50a26ff91b83263","accepted":true,"seq":61}');
INSERT INTO "replies" VALUES('anna','intent-d97a6bcc881f6451','vr99kWLEd9U9Q7kU','{"id":"intent-d97a6bcc881f6451","accepted":true,"seq":58}');
INSERT INTO "replies" VALUES('anna','intent-dcf24c2c76032995','fJio_oIeXCXDDaBy','{"id":"intent-dcf24c2c76032995","accepted":true,"seq":8}');
INSERT INTO "replies" VALUES('anna','intent-decddbaa4631aba7','vr99kWLEd9U9Q7kU','{"id":"intent-decddbaa4631aba7","accepted":true,"seq":76}');
INSERT INTO "replies" VALUES('anna','intent-e03dafa100b07b25','vr99kWLEd9U9Q7kU','{"id":"intent-e03dafa100b07b25","accepted":true,"seq":14}');
INSERT INTO "replies" VALUES('anna','intent-e638374de74024ae','vr99kWLEd9U9Q7kU','{"id":"intent-e638374de74024ae","accepted":true,"seq":77}');
INSERT INTO "replies" VALUES('anna','intent-ea032d420fbda7dd','BvHpvuFZLrTU_wlV','{"id":"intent-ea032d420fbda7dd","accepted":true,"seq":2}');
INSERT INTO "replies" VALUES('anna','intent-ea9c7172833df270','vr99kWLEd9U9Q7kU','{"id":"intent-ea9c7172833df270","accepted":true,"seq":73}');
INSERT INTO "replies" VALUES('anna','intent-eec24b550e9b7640','vr99kWLEd9U9Q7kU','{"id":"intent-eec24b550e9b7640","accepted":true,"seq":28}');
INSERT INTO "replies" VALUES('anna','intent-f1ed84a62d4433a5','fJio_oIeXCXDDaBy','{"id":"intent-f1ed84a62d4433a5","accepted":true,"seq":10}');
INSERT INTO "replies" VALUES('anna','intent-f2ca0a4c32ca6d90','k_2qxgZRdxLMt2CK','{"id":"intent-f2ca0a4c32ca6d90","accepted":true,"seq":3}');
INSERT INTO "replies" VALUES('anna','intent-fa903199eebab084','vr99kWLEd9U9Q7kU','{"id":"intent-fa903199eebab084","accepted":true,"seq":44}');
INSERT INTO "replies" VALUES('anna','intent-fb0b9ac2b5229c61','BvHpvuFZLrTU_wlV','{"id":"intent-fb0b9ac2b5229c61","accepted":true,"seq":11}');
INSERT INTO "replies" VALUES('anna','intent-fbfdb82bd81604b2','vr99kWLEd9U9Q7kU','{"id":"intent-fbfdb82bd81604b2","accepted":true,"seq":89}');
INSERT INTO "replies" VALUES('anna','known','k_2qxgZRdxLMt2CK','{"id":"known","accepted":true,"seq":2}');
INSERT INTO "replies" VALUES('ben','intent-05dd2f425f64e8e3','vr99kWLEd9U9Q7kU','{"id":"intent-05dd2f425f64e8e3","accepted":true,"seq":39}');
INSERT INTO "replies" VALUES('ben','intent-07a651d16c26fc19','vr99kWLEd9U9Q7kU','{"id":"intent-07a651d16c26fc19","accepted":true,"seq":24}');
INSERT INTO "replies" VALUES('ben','intent-0852761938ddc350','vr99kWLEd9U9Q7kU','{"id":"intent-0852761938ddc350","accepted":true,"seq":129}');
INSERT INTO "replies" VALUES('ben','intent-087cbabfc4209049','vr99kWLEd9U9Q7kU','{"id":"intent-087cbabfc4209049","accepted":true,"seq":96}');
INSERT INTO "replies" VALUES('ben','intent-0aeb34bc907ee1f3','vr99kWLEd9U9Q7kU','{"id":"intent-0aeb34bc907ee1f3","accepted":true,"seq":99}');
INSERT INTO "replies" VALUES('ben','intent-0efe9fc74b5fc079','vr99kWLEd9U9Q7kU','{"id":"intent-0efe9fc74b5fc079","accepted":true,"seq":56}');
INSERT INTO "replies" VALUES('ben','intent-11144f96c6ee5419','vr99kWLEd9U9Q7kU','{"id":"intent-11144f96c6ee5419","accepted":true,"seq":23}');
INSERT INTO "replies" VALUES('ben','intent-14921201aed503d5','vr99kWLEd9U9Q7kU','{"id":"intent-14921201aed503d5","accepted":true,"seq":27}');
INSERT INTO "replies" VALUES('ben','intent-1bd37621a3e351be','vr99kWLEd9U9Q7kU','{"id":"intent-1bd37621a3e351be","accepted":true,"seq":68}');
INSERT INTO "replies" VALUES('ben','intent-3357fc9410b0766a','vr99kWLEd9U9Q7kU','{"id":"intent-3357fc9410b0766a","accepted":true,"seq":127}');
INSERT INTO "replies" VALUES('ben','intent-37b9039cbc19af04','vr99kWLEd9U9Q7kU','{"id":"intent-37b9039cbc19af04","accepted":true,"seq":38}');
INSERT INTO "replies" VALUES('ben','intent-3ba263e9ab034c71','vr99kWLEd9U9Q7kU','{"id":"intent-3ba263e9ab034c71","accepted":true,"seq":21}');
INSERT INTO "replies" VALUES('ben','intent-3bf3f7bf98d334e0','vr99kWLEd9U9Q7kU','{"id":"intent-3bf3f7bf98d334e0","accepted":true,"seq":22}');
INSERT INTO "replies" VALUES('ben','intent-3f36c921000999cc','vr99kWLEd9U9Q7kU','{"id":"intent-3f36c921000999cc","accepted":true,"seq":50}');
INSERT INTO "replies" VALUES('ben','intent-4a0a9ab1ecf2a648','vr99kWLEd9U9Q7kU','{"id":"intent-4a0a9ab1ecf2a648","accepted":true,"seq":110}');
INSERT INTO "replies" VALUES('ben','intent-4c7bd48f048c41db','vr99kWLEd9U9Q7kU','{"id":"intent-4c7bd48f048c41db","accepted":true,"seq":65}');
INSERT INTO "replies" VALUES('ben','intent-4fc99b4a06b5c792','vr99kWLEd9U9Q7kU','{"id":"intent-4fc99b4a06b5c792","accepted":true,"seq":81}');
INSERT INTO "replies" VALUES('ben','intent-526d2fb858dfab30','vr99kWLEd9U9Q7kU','{"id":"intent-526d2fb858dfab30","accepted":true,"seq":80}');
INSERT INTO "replies" VALUES('ben','intent-54c175b663a02c0c','BvHpvuFZLrTU_wlV','{"id":"intent-54c175b663a02c0c","accepted":true,"seq":20}');
INSERT INTO "replies" VALUES('ben','intent-614be610a64433e6','vr99kWLEd9U9Q7kU','{"id":"intent-614be610a64433e6","accepted":true,"seq":111}');
INSERT INTO "replies" VALUES('ben','intent-6b37ecc1a5c88c40','fJio_oIeXCXDDaBy','{"id":"intent-6b37ecc1a5c88c40","accepted":true,"seq":10}');
INSERT INTO "replies" VALUES('ben','intent-7060b7e3c3ff95d6','vr99kWLEd9U9Q7kU','{"id":"intent-7060b7e3c3ff95d6","accepted":true,"seq":113}');
INSERT INTO "replies" VALUES('ben','intent-727eeec0ede43d7a','vr99kWLEd9U9Q7kU','{"id":"intent-727eeec0ede43d7a","accepted":true,"seq":87}');
INSERT INTO "replies" VALUES('ben','intent-7519a2e723798fee','vr99kWLEd9U9Q7kU','{"id":"intent-7519a2e723798fee","accepted":true,"seq":67}');
INSERT INTO "replies" VALUES('ben','intent-77d34a0a5146b82f','vr99kWLEd9U9Q7kU','{"id":"intent-77d34a0a5146b82f","accepted":true,"seq":20}');
INSERT INTO "replies" VALUES('ben','intent-7c90ccf030c506e1','vr99kWLEd9U9Q7kU','{"id":"intent-7c90ccf030c506e1","accepted":true,"seq":130}');
INSERT INTO "replies" VALUES('ben','intent-7ff7d72a7e6aaa8e','vr99kWLEd9U9Q7kU','{"id":"intent-7ff7d72a7e6aaa8e","accepted":true,"seq":98}');
INSERT INTO "replies" VALUES('ben','intent-89d685fe1bcdda79','vr99kWLEd9U9Q7kU','{"id":"intent-89d685fe1bcdda79","accepted":true,"seq":40}');
INSERT INTO "replies" VALUES('ben','intent-8fed313dd3f465a4','vr99kWLEd9U9Q7kU','{"id":"intent-8fed313dd3f465a4","accepted":true,"seq":69}');
INSERT INTO "replies" VALUES('ben','intent-91227c6bc4de0b26','vr99kWLEd9U9Q7kU','{"id":"intent-91227c6bc4de0b26","accepted":true,"seq":37}');
INSERT INTO "replies" VALUES('ben','intent-9670ef1db2d3efa3','BvHpvuFZLrTU_wlV','{"id":"intent-9670ef1db2d3efa3","accepted":true,"seq":23}');
INSERT INTO "replies" VALUES('ben','intent-9920330c1482d6dd','vr99kWLEd9U9Q7kU','{"id":"intent-9920330c1482d6dd","accepted":true,"seq":102}');
INSERT INTO "replies" VALUES('ben','intent-99cba3b63adb3765','vr99kWLEd9U9Q7kU','{"id":"intent-99cba3b63adb3765","accepted":true,"seq":66}');
INSERT INTO "replies" VALUES('ben','intent-a7b9ca5c5d08b002','vr99kWLEd9U9Q7kU','{"id":"intent-a7b9ca5c5d08b002","accepted":true,"seq":3}');
INSERT INTO "replies" VALUES('ben','intent-a80a124b3f9d448c','vr99kWLEd9U9Q7kU','{"id":"intent-a80a124b3f9d448c","accepted":true,"seq":52}');
INSERT INTO "replies" VALUES('ben','intent-ae5beb5f47badbf9','vr99kWLEd9U9Q7kU','{"id":"intent-ae5beb5f47badbf9","accepted":true,"seq":84}');
INSERT INTO "replies" VALUES('ben','intent-af9302f94e6b4f94','vr99kWLEd9U9Q7kU','{"id":"intent-af9302f94e6b4f94","accepted":true,"seq":114}');
INSERT INTO "replies" VALUES('ben','intent-b50ef12d28a4cb82','vr99kWLEd9U9Q7kU','{"id":"intent-b50ef12d28a4cb82","accepted":true,"seq":51}');
INSERT INTO "replies" VALUES('ben','intent-bc6228aec2e00dc3','vr99kWLEd9U9Q7kU','{"id":"intent-bc6228aec2e00dc3","accepted":true,"seq":72}');
INSERT INTO "replies" VALUES('ben','intent-c274613d1a9ef334','vr99kWLEd9U9Q7kU','{"id":"intent-c274613d1a9ef334","accepted":true,"seq":95}');
INSERT INTO "replies" VALUES('ben','intent-d117e7c1a1976d7b','vr99kWLEd9U9Q7kU','{"id":"intent-d117e7c1a1976d7b","accepted":true,"seq":112}');
INSERT INTO "replies" VALUES('ben','intent-d7941618f3063650','vr99kWLEd9U9Q7kU','{"id":"intent-d7941618f3063650","accepted":true,"seq":126}');
INSERT INTO "replies" VALUES('ben','intent-d965350fa37c3c6a','vr99kWLEd9U9Q7kU','{"id":"intent-d965350fa37c3c6a","accepted":true,"seq":132}');
INSERT INTO "replies" VALUES('ben','intent-de11a4eae10d7ae9','BvHpvuFZLrTU_wlV','{"id":"intent-de11a4eae10d7ae9","accepted":true,"seq":3}');
INSERT INTO "replies" VALUES('ben','intent-e026ec6115896102','vr99kWLEd9U9Q7kU','{"id":"intent-e026ec6115896102","accepted":true,"seq":97}');
INSERT INTO "replies" VALUES('ben','intent-e337c92f7a261fff','vr99kWLEd9U9Q7kU','{"id":"intent-e337c92f7a261fff","accepted":true,"seq":82}');
INSERT INTO "replies" VALUES('ben','intent-e3b20d3cd4697f5e','vr99kWLEd9U9Q7kU','{"id":"intent-e3b20d3cd4697f5e","accepted":true,"seq":53}');
INSERT INTO "replies" VALUES('ben','intent-ed1208fbdb81d8c9','vr99kWLEd9U9Q7kU','{"id":"intent-ed1208fbdb81d8c9","accepted":true,"seq":36}');
INSERT INTO "replies" VALUES('ben','intent-f746624455707640','vr99kWLEd9U9Q7kU','{"id":"intent-f746624455707640","accepted":true,"seq":42}');
INSERT INTO "replies" VALUES('ben','intent-fab50dafa4c35039','vr99kWLEd9U9Q7kU','{"id":"intent-fab50dafa4c35039","accepted":true,"seq":128}');
INSERT INTO "replies" VALUES('ben','intent-fc7637ffab36d44c','vr99kWLEd9U9Q7kU','{"id":"intent-fc7637ffab36d44c","accepted":true,"seq":83}');
INSERT INTO "replies" VALUES('ben','intent-fd4de69791a87337','vr99kWLEd9U9Q7kU','{"id":"intent-fd4de69791a87337","accepted":true,"seq":54}');
INSERT INTO "replies" VALUES('ben','intent-fd5543ecdf6530ef','vr99kWLEd9U9Q7kU','{"id":"intent-fd5543ecdf6530ef","accepted":true,"seq":117}');
INSERT INTO "replies" VALUES('ben','intent-fd8b2a3450191fb9','fJio_oIeXCXDDaBy','{"id":"intent-fd8b2a3450191fb9","accepted":true,"seq":3}');
CREATE TABLE result_seats (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	player VARCHAR(32), 
	bot VARCHAR(20), 
	place INTEGER NOT NULL, 
	points INTEGER NOT NULL, 
	PRIMARY KEY (table_id, seat)
);
INSERT INTO "result_seats" VALUES('vr99kWLEd9U9Q7kU',0,'anna',NULL,1,2);
INSERT INTO "result_seats" VALUES('vr99kWLEd9U9Q7kU',1,'ben',NULL,2,-9);
INSERT INTO "result_seats" VALUES('6jqTBp_m_4YyoN9n',0,NULL,NULL,1,2);
INSERT INTO "result_seats" VALUES('6jqTBp_m_4YyoN9n',1,NULL,NULL,2,-9);
CREATE TABLE results (
	table_id VARCHAR(32) NOT NULL, 
	game VARCHAR(20) NOT NULL, 
	players INTEGER NOT NULL, 
	ended BIGINT NOT NULL, 
	ending VARCHAR(40) NOT NULL, 
	drawn BOOLEAN NOT NULL, 
	PRIMARY KEY (table_id)
);
INSERT INTO "results" VALUES('vr99kWLEd9U9Q7kU','wuerfelkoenig',2,1000000,'penalties',0);
INSERT INTO "results" VALUES('6jqTBp_m_4YyoN9n','wuerfelkoenig',2,1000000,'penalties',0);
CREATE TABLE reviews (
	table_id VARCHAR(32) NOT NULL, 
	evaluator VARCHAR(64) NOT NULL, 
	players TEXT NOT NULL, 
	steps BLOB NOT NULL, 
	PRIMARY KEY (table_id)
);
INSERT INTO "reviews" VALUES('vr99kWLEd9U9Q7kU','0000000000000000000000000000000000000000000000000000000000000000','[]',X'');
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
	picture VARCHAR(20) DEFAULT '' NOT NULL, bot VARCHAR(20), program BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (table_id, seat)
);
INSERT INTO "seats" VALUES('k_2qxgZRdxLMt2CK',0,'anna','Anna','fox',NULL,0);
INSERT INTO "seats" VALUES('k_2qxgZRdxLMt2CK',1,NULL,'Knight 2','','knight',0);
INSERT INTO "seats" VALUES('BvHpvuFZLrTU_wlV',0,'anna','Anna','fox',NULL,0);
INSERT INTO "seats" VALUES('BvHpvuFZLrTU_wlV',1,'ben','Ben','fox',NULL,0);
INSERT INTO "seats" VALUES('vr99kWLEd9U9Q7kU',0,'anna','Anna','fox',NULL,0);
INSERT INTO "seats" VALUES('vr99kWLEd9U9Q7kU',1,'ben','Ben','fox',NULL,0);
INSERT INTO "seats" VALUES('6jqTBp_m_4YyoN9n',0,NULL,'Anna','',NULL,0);
INSERT INTO "seats" VALUES('6jqTBp_m_4YyoN9n',1,NULL,'Ben','',NULL,0);
INSERT INTO "seats" VALUES('fJio_oIeXCXDDaBy',0,'anna','Anna','fox',NULL,0);
INSERT INTO "seats" VALUES('fJio_oIeXCXDDaBy',1,'ben','Ben','fox',NULL,0);
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
	ending VARCHAR(10), seats INTEGER DEFAULT '0' NOT NULL, absent INTEGER, due INTEGER, wake_at BIGINT, as_of INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('k_2qxgZRdxLMt2CK',X'E4577DFDDAB72A8B93D2B9DEB17DBAF6831BD5C743D027FEA89DAFF7B9F0B68E','anna','knatsch','private','open',1000000,1,0,NULL,3,NULL,NULL,NULL,0);
INSERT INTO "tables" VALUES('BvHpvuFZLrTU_wlV',X'9615EAE1D3C20EC63E847F475AB0CD28EC1C8B9D7CB5CEB4838BFCB8CF119A34','anna','brettspiel','private','closed',1000000,0,0,'agreed',2,NULL,NULL,NULL,0);
INSERT INTO "tables" VALUES('vr99kWLEd9U9Q7kU',X'AA10A55E2C31426BF72A23FBCD355BB3378B95D8421AC21A8CFB00AA0A187B6B','anna','wuerfelkoenig','private','closed',1000000,0,0,'finished',2,NULL,NULL,NULL,0);
INSERT INTO "tables" VALUES('6jqTBp_m_4YyoN9n',X'','anna','wuerfelkoenig','private','closed',1000000,0,1,'finished',2,NULL,NULL,NULL,0);
INSERT INTO "tables" VALUES('fJio_oIeXCXDDaBy',X'D2192A627C89C680807720C1012056F852AB041C91094C0AF6D434B01AC9E978','anna','wuerfelland','private','running',1000000,1,0,NULL,2,3600,0,4600000,10);
CREATE TABLE tallies (
	table_id VARCHAR(32) NOT NULL, 
	whole BOOLEAN NOT NULL, 
	turns INTEGER NOT NULL, 
	first INTEGER, 
	seats TEXT NOT NULL, 
	PRIMARY KEY (table_id)
);
INSERT INTO "tallies" VALUES('vr99kWLEd9U9Q7kU',1,16,0,'[{"rolled":[17,16,18,18,15,16],"taken":{"wk-cuddly_orc":1,"wk-odd_mushroom_goblin":1,"wk-grumpy_dwarf":1,"wk-busy_fairy":1}},{"rolled":[14,17,16,18,21,12],"taken":{"wk-odd_mushroom_goblin":1,"wk-cuddly_orc":1}}]');
CREATE TABLE tokens (
	id VARCHAR(32) NOT NULL, 
	player VARCHAR(32) NOT NULL, 
	secret BLOB NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	scopes VARCHAR(60) NOT NULL, 
	created BIGINT NOT NULL, 
	used BIGINT, 
	expires BIGINT, 
	PRIMARY KEY (id), 
	UNIQUE (secret)
);
CREATE INDEX ix_seats_player ON seats (player);
CREATE INDEX tables_by_status ON tables (status, visibility, changed);
CREATE INDEX results_by_game ON results (game, ended);
CREATE INDEX ix_result_seats_player ON result_seats (player);
CREATE INDEX tables_by_host ON tables (host, status);
CREATE INDEX ix_tokens_player ON tokens (player);
COMMIT;
