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
INSERT INTO "early_moves" VALUES('YUVXk7Kbv7dB9zv_',1,'pass');
CREATE TABLE events (
	table_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	event TEXT NOT NULL, 
	PRIMARY KEY (table_id, seq)
)
 WITHOUT ROWID

;
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',1,1000000,'{"type":"created","settings":{"game":"wuerfelkoenig","seats":2,"options":{}},"host":"anna","commitment":"f74a562193fd4342c3221a80c3d6fbeeb28f6c3265f4722532344b5d781d78c7","rules":1,"dice":1,"material":""}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',2,1000000,'{"type":"imported","head":"wuerfelreich 2\ngame \"wuerfelkoenig\"\nrules 1\nmaterial {\"sha256\":\"d38674b772b18aa418bff78ab6e012e44dc06ef5cc4fc6f214009afc69ff5bca\"}\nseat {\"name\":\"P1\"}\nseat {\"name\":\"P2\"}\noptions {}\ndice {\"kind\":\"fair-2\",\"table\":\"TjDOeD38zJB4NPCh\",\"commitment\":\"f74a562193fd4342c3221a80c3d6fbeeb28f6c3265f4722532344b5d781d78c7\",\"seed\":\"7a6d2611876974464aa6eafb94e20fb5ec05a5c86493cb06bd2e72d4f3b4bdcd\"}\n\n"}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',3,1000000,'{"type":"played","entry":{"type":"drawn","label":"start","picks":[[0,2]],"text":"P1"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',4,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 penalty","picks":[[9,10]],"text":"-1"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',5,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 1","picks":[[13,40]],"text":"crazy_gnome_1"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',6,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 2","picks":[[14,39]],"text":"crazy_gnome_3"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',7,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 3","picks":[[20,38]],"text":"cuddly_orc_4"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',8,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 4","picks":[[8,37]],"text":"grumpy_dwarf_4"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',9,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 5","picks":[[26,36]],"text":"talented_apprentice_2"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',10,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 1","picks":[[1,6],[3,6],[5,6],[1,6],[5,6],[5,6]],"text":"R4 R6 G2 G6 G6 B2"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',11,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R4 R6 G2 B2"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',12,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 2","picks":[[1,6],[2,6]],"text":"R2 B3"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',13,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R2 R4 R6 B2"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',14,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 3","picks":[[2,6],[4,6]],"text":"R3 R5"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',15,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"take 4"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',16,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 refill 5","picks":[[33,35]],"text":"dragon_2"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',17,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 1","picks":[[3,6],[0,6],[4,6],[4,6],[5,6],[4,6]],"text":"R4 R5 G6 B1 B5 B5"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',18,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R4 R5 G6 B5"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',19,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 2","picks":[[5,6],[0,6]],"text":"R1 B6"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',20,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep -"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',21,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 3","picks":[[0,6],[1,6],[2,6],[4,6],[4,6],[1,6]],"text":"R2 R5 G2 G3 B1 B5"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',22,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',23,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 penalty","picks":[[4,9]],"text":"-2"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',24,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 refill 5","picks":[[14,34]],"text":"crazy_gnome_5"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',25,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 1","picks":[[2,6],[5,6],[0,6],[1,6],[2,6],[1,6]],"text":"R1 R2 R3 B2 B3 B6"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',26,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep B2"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',27,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 2","picks":[[5,6],[5,6],[0,6],[4,6],[0,6]],"text":"R1 R5 G1 B6 B6"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',28,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep B6 B6"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',29,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 3","picks":[[5,6],[4,6],[2,6],[3,6]],"text":"R6 B3 B4 B5"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',30,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"take 2 to P2"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',31,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 refill 5","picks":[[6,33]],"text":"grumpy_dwarf_2"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',32,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 1","picks":[[3,6],[0,6],[3,6],[4,6],[2,6],[5,6]],"text":"R4 G4 G6 B1 B3 B5"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',33,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R4 G6 B1"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',34,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 2","picks":[[4,6],[0,6],[0,6]],"text":"R1 G1 B5"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',35,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 R4 B1 B5"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',36,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 3","picks":[[1,6],[3,6]],"text":"R2 B4"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',37,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 3"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',38,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 refill 5","picks":[[20,32]],"text":"odd_mushroom_goblin_1"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',39,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 1","picks":[[5,6],[3,6],[5,6],[2,6],[4,6],[5,6]],"text":"R4 R5 R6 G3 G6 B6"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',40,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R4 R5 R6 G6 B6"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',41,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 2","picks":[[5,6]],"text":"R6"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',42,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R5 R6 R6"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',43,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 3","picks":[[2,6],[1,6],[0,6]],"text":"R3 G1 G2"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',44,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 1"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',45,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 refill 5","picks":[[7,31]],"text":"grumpy_dwarf_5"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',46,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 roll 1","picks":[[5,6],[0,6],[0,6],[0,6],[0,6],[2,6]],"text":"R1 R1 G1 B1 B3 B6"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',47,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G1 B6"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',48,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 roll 2","picks":[[5,6],[0,6],[2,6],[1,6]],"text":"R1 R2 G3 B6"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',49,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',50,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 penalty","picks":[[1,8]],"text":"-3"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',51,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 refill 5","picks":[[16,30]],"text":"cuddly_orc_5"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',52,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 1","picks":[[3,6],[5,6],[0,6],[1,6],[3,6],[2,6]],"text":"R1 R4 B2 B3 B4 B6"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',53,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',54,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 2","picks":[[3,6],[3,6],[1,6],[2,6],[2,6]],"text":"R4 R4 B2 B3 B3"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',55,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 B3 B3"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',56,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 3","picks":[[5,6],[3,6],[4,6]],"text":"R4 B5 B6"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',57,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',58,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 penalty","picks":[[3,7]],"text":"-2"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',59,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 refill 5","picks":[[4,29]],"text":"arrogant_elf_3"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',60,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 1","picks":[[1,6],[1,6],[5,6],[4,6],[5,6],[0,6]],"text":"R6 G1 G2 G2 G6 B5"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',61,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G1 B5"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',62,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 2","picks":[[5,6],[0,6],[5,6],[1,6]],"text":"R2 R6 B1 B6"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',63,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R2 G1 B1 B5"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',64,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 3","picks":[[4,6],[3,6]],"text":"G4 G5"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',65,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',66,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 penalty","picks":[[2,6]],"text":"-2"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',67,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 refill 5","picks":[[14,28]],"text":"cuddly_orc_3"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',68,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 1","picks":[[0,6],[1,6],[1,6],[4,6],[2,6],[1,6]],"text":"R2 G2 B1 B2 B3 B5"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',69,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 G2 B1 B3 B5"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',70,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 2","picks":[[5,6]],"text":"R6"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',71,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 R6 G2 B1 B5"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',72,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 3","picks":[[0,6]],"text":"G1"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',73,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',74,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 penalty","picks":[[0,5]],"text":"-4"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',75,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 refill 5","picks":[[1,27]],"text":"rich_snob_2"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',76,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 roll 1","picks":[[2,6],[2,6],[1,6],[5,6],[1,6],[1,6]],"text":"R2 R2 R3 R3 R6 B2"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',77,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep B2"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',78,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 roll 2","picks":[[2,6],[1,6],[0,6],[4,6],[5,6]],"text":"R1 R3 R5 G2 G6"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',79,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1 R3 R5 G2 G6"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',80,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 roll 3","picks":[[5,6]],"text":"R6"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',81,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',82,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 penalty","picks":[[0,4]],"text":"-3"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',83,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 refill 5","picks":[[9,26]],"text":"crazy_gnome_4"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',84,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 1","picks":[[0,6],[2,6],[1,6],[3,6],[1,6],[3,6]],"text":"R2 R3 G4 B1 B2 B4"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',85,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 G4 B2"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',86,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 2","picks":[[0,6],[4,6],[1,6]],"text":"R2 G5 B1"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',87,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G4 G5 B1"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',88,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 3","picks":[[2,6],[4,6],[3,6]],"text":"R5 G3 B4"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',89,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',90,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 penalty","picks":[[2,3]],"text":"-1"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',91,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 refill 5","picks":[[15,25]],"text":"odd_mushroom_goblin_3"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',92,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 1","picks":[[5,6],[2,6],[0,6],[4,6],[0,6],[4,6]],"text":"R1 R3 R5 G1 B5 B6"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',93,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1 R5 B6"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',94,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 2","picks":[[3,6],[5,6],[4,6]],"text":"R4 R5 R6"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',95,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R5 R5 R6"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',96,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 3","picks":[[5,6],[1,6],[0,6]],"text":"R1 G2 B6"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',97,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',98,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 penalty","picks":[[1,2]],"text":"-1"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',99,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 refill 5","picks":[[2,24]],"text":"arrogant_elf_2"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',100,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 roll 1","picks":[[4,6],[2,6],[0,6],[1,6],[5,6],[1,6]],"text":"R1 R2 R3 G5 G6 B2"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',101,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 G5 G6"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',102,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 roll 2","picks":[[2,6],[4,6],[0,6]],"text":"R3 G1 B5"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',103,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 G5"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',104,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 roll 3","picks":[[1,6],[1,6],[4,6],[1,6]],"text":"R2 R5 G2 B2"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',105,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',106,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 penalty","picks":[[0,1]],"text":"-1"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',107,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 refill 5","picks":[[12,23]],"text":"cuddly_orc_7"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',108,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 roll 1","picks":[[1,6],[5,6],[1,6],[1,6],[1,6],[3,6]],"text":"R2 G2 B2 B2 B4 B6"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',109,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G2"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',110,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 roll 2","picks":[[2,6],[3,6],[4,6],[5,6],[3,6]],"text":"R3 G4 G6 B4 B5"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',111,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R3 G4 B5"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',112,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 roll 3","picks":[[4,6],[1,6],[4,6]],"text":"R2 R5 G5"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',113,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('3hsoXx-uz-3MaHr2',114,1000000,'{"type":"closed","ending":"finished","seed":"7a6d2611876974464aa6eafb94e20fb5ec05a5c86493cb06bd2e72d4f3b4bdcd"}');
INSERT INTO "events" VALUES('P5HPSff29o7cobVD',1,1000000,'{"type":"created","settings":{"game":"knatsch","seats":3,"options":{}},"host":"anna","commitment":"2dd40c4594395b5d6007a7099f8e8a8cdcddbff4928a63ffe2e7eae5c41683f1","rules":2,"dice":2,"material":"84309aecc11e345ad01f0c07d245db3db833562e8ebeff3ca60057546d7edfb7"}');
INSERT INTO "events" VALUES('P5HPSff29o7cobVD',2,1000000,'{"type":"seated","seat":0,"player":"anna"}');
INSERT INTO "events" VALUES('P5HPSff29o7cobVD',3,1000000,'{"type":"bot-seated","seat":1,"level":"knight","name":"Knight 2"}');
INSERT INTO "events" VALUES('SkzpdCnwXtpgOdC1',1,1000000,'{"type":"created","settings":{"game":"brettspiel","seats":2,"options":{}},"host":"anna","commitment":"cb456555668a8657c099d121c569af4b9691cab52c582535489f57f317226401","rules":1,"dice":2,"material":"dbcf72d806294baa4a0e1225f34b11c8283219f720310ab0e85738936c4ba62a"}');
INSERT INTO "events" VALUES('SkzpdCnwXtpgOdC1',2,1000000,'{"type":"seated","seat":0,"player":"anna"}');
INSERT INTO "events" VALUES('SkzpdCnwXtpgOdC1',3,1000000,'{"type":"seated","seat":1,"player":"ben"}');
INSERT INTO "events" VALUES('SkzpdCnwXtpgOdC1',4,1000000,'{"type":"started"}');
INSERT INTO "events" VALUES('SkzpdCnwXtpgOdC1',5,1000000,'{"type":"played","entry":{"type":"drawn","label":"start","picks":[[0,2]],"text":"P1"}}');
INSERT INTO "events" VALUES('SkzpdCnwXtpgOdC1',6,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 1 card 1","picks":[[10,12]],"text":"S1-11"}}');
INSERT INTO "events" VALUES('SkzpdCnwXtpgOdC1',7,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 2 card 1","picks":[[3,12]],"text":"S2-04"}}');
INSERT INTO "events" VALUES('SkzpdCnwXtpgOdC1',8,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 3 card 1","picks":[[4,12]],"text":"S3-05"}}');
INSERT INTO "events" VALUES('SkzpdCnwXtpgOdC1',9,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 4 card 1","picks":[[4,12]],"text":"S4-05"}}');
INSERT INTO "events" VALUES('SkzpdCnwXtpgOdC1',10,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 5 card 1","picks":[[5,12]],"text":"S5-06"}}');
INSERT INTO "events" VALUES('SkzpdCnwXtpgOdC1',11,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 1","picks":[[3,6],[0,6],[1,6],[5,6],[4,6],[1,6]],"text":"R2 R4 R5 R6 B1 B2"}}');
INSERT INTO "events" VALUES('SkzpdCnwXtpgOdC1',12,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R4 R5 R6 B1"}}');
INSERT INTO "events" VALUES('SkzpdCnwXtpgOdC1',13,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 2","picks":[[3,6],[2,6]],"text":"G4 B3"}}');
INSERT INTO "events" VALUES('SkzpdCnwXtpgOdC1',14,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R4 R5 R6 B1"}}');
INSERT INTO "events" VALUES('SkzpdCnwXtpgOdC1',15,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 3","picks":[[2,6],[2,6]],"text":"G3 B3"}}');
INSERT INTO "events" VALUES('SkzpdCnwXtpgOdC1',16,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"take 3"}}');
INSERT INTO "events" VALUES('SkzpdCnwXtpgOdC1',17,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 3 card 2","picks":[[2,11]],"text":"S3-03"}}');
INSERT INTO "events" VALUES('SkzpdCnwXtpgOdC1',18,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"tame A6"}}');
INSERT INTO "events" VALUES('SkzpdCnwXtpgOdC1',19,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 1","picks":[[1,6],[4,6],[5,6],[4,6],[5,6],[1,6]],"text":"R2 R6 G2 G5 G6 B5"}}');
INSERT INTO "events" VALUES('SkzpdCnwXtpgOdC1',20,1000000,'{"type":"asked","seat":0,"question":"end"}');
INSERT INTO "events" VALUES('SkzpdCnwXtpgOdC1',21,1000000,'{"type":"answered","seat":1,"yes":true}');
INSERT INTO "events" VALUES('SkzpdCnwXtpgOdC1',22,1000000,'{"type":"closed","ending":"agreed","seed":"67cc4476770b48521d89b860eb5e478113bfa7a150bc052a12f47dd7634dacf9"}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',1,1000000,'{"type":"created","settings":{"game":"wuerfelkoenig","seats":2,"options":{}},"host":"anna","commitment":"f74a562193fd4342c3221a80c3d6fbeeb28f6c3265f4722532344b5d781d78c7","rules":1,"dice":2,"material":"d38674b772b18aa418bff78ab6e012e44dc06ef5cc4fc6f214009afc69ff5bca"}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',2,1000000,'{"type":"seated","seat":0,"player":"anna"}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',3,1000000,'{"type":"seated","seat":1,"player":"ben"}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',4,1000000,'{"type":"started"}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',5,1000000,'{"type":"played","entry":{"type":"drawn","label":"start","picks":[[0,2]],"text":"P1"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',6,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 penalty","picks":[[9,10]],"text":"-1"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',7,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 1","picks":[[13,40]],"text":"crazy_gnome_1"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',8,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 2","picks":[[14,39]],"text":"crazy_gnome_3"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',9,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 3","picks":[[20,38]],"text":"cuddly_orc_4"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',10,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 4","picks":[[8,37]],"text":"grumpy_dwarf_4"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',11,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 5","picks":[[26,36]],"text":"talented_apprentice_2"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',12,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 1","picks":[[1,6],[3,6],[5,6],[1,6],[5,6],[5,6]],"text":"R4 R6 G2 G6 G6 B2"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',13,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R4 R6 G2 B2"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',14,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 2","picks":[[1,6],[2,6]],"text":"R2 B3"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',15,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R2 R4 R6 B2"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',16,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 3","picks":[[2,6],[4,6]],"text":"R3 R5"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',17,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"take 4"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',18,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 refill 5","picks":[[33,35]],"text":"dragon_2"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',19,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 1","picks":[[3,6],[0,6],[4,6],[4,6],[5,6],[4,6]],"text":"R4 R5 G6 B1 B5 B5"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',20,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R4 R5 G6 B5"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',21,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 2","picks":[[5,6],[0,6]],"text":"R1 B6"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',22,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep -"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',23,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 3","picks":[[0,6],[1,6],[2,6],[4,6],[4,6],[1,6]],"text":"R2 R5 G2 G3 B1 B5"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',24,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',25,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 penalty","picks":[[4,9]],"text":"-2"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',26,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 refill 5","picks":[[14,34]],"text":"crazy_gnome_5"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',27,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 1","picks":[[2,6],[5,6],[0,6],[1,6],[2,6],[1,6]],"text":"R1 R2 R3 B2 B3 B6"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',28,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep B2"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',29,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 2","picks":[[5,6],[5,6],[0,6],[4,6],[0,6]],"text":"R1 R5 G1 B6 B6"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',30,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep B6 B6"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',31,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 3","picks":[[5,6],[4,6],[2,6],[3,6]],"text":"R6 B3 B4 B5"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',32,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"take 2 to P2"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',33,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 refill 5","picks":[[6,33]],"text":"grumpy_dwarf_2"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',34,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 1","picks":[[3,6],[0,6],[3,6],[4,6],[2,6],[5,6]],"text":"R4 G4 G6 B1 B3 B5"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',35,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R4 G6 B1"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',36,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 2","picks":[[4,6],[0,6],[0,6]],"text":"R1 G1 B5"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',37,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 R4 B1 B5"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',38,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 3","picks":[[1,6],[3,6]],"text":"R2 B4"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',39,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 3"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',40,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 refill 5","picks":[[20,32]],"text":"odd_mushroom_goblin_1"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',41,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 1","picks":[[5,6],[3,6],[5,6],[2,6],[4,6],[5,6]],"text":"R4 R5 R6 G3 G6 B6"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',42,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R4 R5 R6 G6 B6"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',43,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 2","picks":[[5,6]],"text":"R6"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',44,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R5 R6 R6"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',45,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 3","picks":[[2,6],[1,6],[0,6]],"text":"R3 G1 G2"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',46,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 1"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',47,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 refill 5","picks":[[7,31]],"text":"grumpy_dwarf_5"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',48,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 roll 1","picks":[[5,6],[0,6],[0,6],[0,6],[0,6],[2,6]],"text":"R1 R1 G1 B1 B3 B6"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',49,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G1 B6"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',50,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 roll 2","picks":[[5,6],[0,6],[2,6],[1,6]],"text":"R1 R2 G3 B6"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',51,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',52,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 penalty","picks":[[1,8]],"text":"-3"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',53,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 refill 5","picks":[[16,30]],"text":"cuddly_orc_5"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',54,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 1","picks":[[3,6],[5,6],[0,6],[1,6],[3,6],[2,6]],"text":"R1 R4 B2 B3 B4 B6"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',55,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',56,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 2","picks":[[3,6],[3,6],[1,6],[2,6],[2,6]],"text":"R4 R4 B2 B3 B3"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',57,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 B3 B3"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',58,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 3","picks":[[5,6],[3,6],[4,6]],"text":"R4 B5 B6"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',59,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',60,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 penalty","picks":[[3,7]],"text":"-2"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',61,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 refill 5","picks":[[4,29]],"text":"arrogant_elf_3"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',62,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 1","picks":[[1,6],[1,6],[5,6],[4,6],[5,6],[0,6]],"text":"R6 G1 G2 G2 G6 B5"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',63,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G1 B5"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',64,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 2","picks":[[5,6],[0,6],[5,6],[1,6]],"text":"R2 R6 B1 B6"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',65,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R2 G1 B1 B5"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',66,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 3","picks":[[4,6],[3,6]],"text":"G4 G5"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',67,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',68,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 penalty","picks":[[2,6]],"text":"-2"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',69,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 refill 5","picks":[[14,28]],"text":"cuddly_orc_3"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',70,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 1","picks":[[0,6],[1,6],[1,6],[4,6],[2,6],[1,6]],"text":"R2 G2 B1 B2 B3 B5"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',71,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 G2 B1 B3 B5"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',72,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 2","picks":[[5,6]],"text":"R6"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',73,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 R6 G2 B1 B5"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',74,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 3","picks":[[0,6]],"text":"G1"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',75,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',76,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 penalty","picks":[[0,5]],"text":"-4"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',77,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 refill 5","picks":[[1,27]],"text":"rich_snob_2"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',78,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 roll 1","picks":[[2,6],[2,6],[1,6],[5,6],[1,6],[1,6]],"text":"R2 R2 R3 R3 R6 B2"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',79,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep B2"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',80,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 roll 2","picks":[[2,6],[1,6],[0,6],[4,6],[5,6]],"text":"R1 R3 R5 G2 G6"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',81,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1 R3 R5 G2 G6"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',82,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 roll 3","picks":[[5,6]],"text":"R6"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',83,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',84,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 penalty","picks":[[0,4]],"text":"-3"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',85,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 refill 5","picks":[[9,26]],"text":"crazy_gnome_4"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',86,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 1","picks":[[0,6],[2,6],[1,6],[3,6],[1,6],[3,6]],"text":"R2 R3 G4 B1 B2 B4"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',87,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 G4 B2"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',88,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 2","picks":[[0,6],[4,6],[1,6]],"text":"R2 G5 B1"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',89,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G4 G5 B1"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',90,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 3","picks":[[2,6],[4,6],[3,6]],"text":"R5 G3 B4"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',91,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',92,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 penalty","picks":[[2,3]],"text":"-1"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',93,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 refill 5","picks":[[15,25]],"text":"odd_mushroom_goblin_3"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',94,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 1","picks":[[5,6],[2,6],[0,6],[4,6],[0,6],[4,6]],"text":"R1 R3 R5 G1 B5 B6"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',95,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1 R5 B6"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',96,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 2","picks":[[3,6],[5,6],[4,6]],"text":"R4 R5 R6"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',97,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R5 R5 R6"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',98,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 3","picks":[[5,6],[1,6],[0,6]],"text":"R1 G2 B6"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',99,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',100,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 penalty","picks":[[1,2]],"text":"-1"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',101,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 refill 5","picks":[[2,24]],"text":"arrogant_elf_2"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',102,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 roll 1","picks":[[4,6],[2,6],[0,6],[1,6],[5,6],[1,6]],"text":"R1 R2 R3 G5 G6 B2"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',103,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 G5 G6"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',104,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 roll 2","picks":[[2,6],[4,6],[0,6]],"text":"R3 G1 B5"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',105,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 G5"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',106,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 roll 3","picks":[[1,6],[1,6],[4,6],[1,6]],"text":"R2 R5 G2 B2"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',107,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',108,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 penalty","picks":[[0,1]],"text":"-1"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',109,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 refill 5","picks":[[12,23]],"text":"cuddly_orc_7"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',110,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 roll 1","picks":[[1,6],[5,6],[1,6],[1,6],[1,6],[3,6]],"text":"R2 G2 B2 B2 B4 B6"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',111,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G2"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',112,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 roll 2","picks":[[2,6],[3,6],[4,6],[5,6],[3,6]],"text":"R3 G4 G6 B4 B5"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',113,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R3 G4 B5"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',114,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 roll 3","picks":[[4,6],[1,6],[4,6]],"text":"R2 R5 G5"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',115,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('TjDOeD38zJB4NPCh',116,1000000,'{"type":"closed","ending":"finished","seed":"7a6d2611876974464aa6eafb94e20fb5ec05a5c86493cb06bd2e72d4f3b4bdcd"}');
INSERT INTO "events" VALUES('YUVXk7Kbv7dB9zv_',1,1000000,'{"type":"created","settings":{"game":"wuerfelland","seats":2,"options":{"start":1,"treasures":5,"boards":["1A","2A"]},"absent":3600},"host":"anna","commitment":"ca5a10c5bbdbd91b5dea3bafca83b059c531c39603a3e7cd48cbbff2748c5574","rules":1,"dice":2,"material":"5745ca25d204ccb42876e28efca6a021264f7457a4194d227dd1c30bad91dcc9"}');
INSERT INTO "events" VALUES('YUVXk7Kbv7dB9zv_',2,1000000,'{"type":"seated","seat":0,"player":"anna"}');
INSERT INTO "events" VALUES('YUVXk7Kbv7dB9zv_',3,1000000,'{"type":"seated","seat":1,"player":"ben"}');
INSERT INTO "events" VALUES('YUVXk7Kbv7dB9zv_',4,1000000,'{"type":"started"}');
INSERT INTO "events" VALUES('YUVXk7Kbv7dB9zv_',5,1000000,'{"type":"played","entry":{"type":"drawn","label":"round 1 roll 1","picks":[[1,6],[5,6],[0,6],[0,6],[1,6],[0,6]],"text":"R R R Y Y A"}}');
INSERT INTO "events" VALUES('YUVXk7Kbv7dB9zv_',6,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"choose A"}}');
INSERT INTO "events" VALUES('YUVXk7Kbv7dB9zv_',7,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"roll"}}');
INSERT INTO "events" VALUES('YUVXk7Kbv7dB9zv_',8,1000000,'{"type":"played","entry":{"type":"drawn","label":"round 1 roll 2","picks":[[1,6],[0,6],[4,6],[3,6],[2,6]],"text":"R Y G B O"}}');
CREATE TABLE heads (
	table_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	link BLOB NOT NULL, 
	PRIMARY KEY (table_id)
)
 WITHOUT ROWID

;
INSERT INTO "heads" VALUES('3hsoXx-uz-3MaHr2',114,X'E634EE6DDD2EBE4E8D0CE7F678996E754F7720C6AE1BFE8F87B077C3D1ED0B2C');
INSERT INTO "heads" VALUES('P5HPSff29o7cobVD',3,X'E35C49768CFBFF1F696B630D4230F29F1C2728DF21A5DC0A6A1750BB1B1BD255');
INSERT INTO "heads" VALUES('SkzpdCnwXtpgOdC1',22,X'77D9E7E334E5300284F63CF223922A396B484B812ABE1E4E9311086E58B4AAF2');
INSERT INTO "heads" VALUES('TjDOeD38zJB4NPCh',116,X'A21A3D940F30797CCB8C2F8177728E5DFB9B6AAED77D8CC71451FFD565E5D1A1');
INSERT INTO "heads" VALUES('YUVXk7Kbv7dB9zv_',8,X'90E48D2A922F013B499862605644432EDBE98C9B328ECB3ED20FE2F119AC2D7B');
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
INSERT INTO "replies" VALUES('anna','intent-03f6f63b3ed82d21','TjDOeD38zJB4NPCh','{"id":"intent-03f6f63b3ed82d21","accepted":true,"seq":85}');
INSERT INTO "replies" VALUES('anna','intent-04b9a90309a82d75','YUVXk7Kbv7dB9zv_','{"id":"intent-04b9a90309a82d75","accepted":true,"seq":2}');
INSERT INTO "replies" VALUES('anna','intent-0a659876f03013a2','TjDOeD38zJB4NPCh','{"id":"intent-0a659876f03013a2","accepted":true,"seq":114}');
INSERT INTO "replies" VALUES('anna','intent-0c00940f86d71dd9','TjDOeD38zJB4NPCh','{"id":"intent-0c00940f86d71dd9","accepted":true,"seq":14}');
INSERT INTO "replies" VALUES('anna','intent-11e3a34ee7446eba','SkzpdCnwXtpgOdC1','{"id":"intent-11e3a34ee7446eba","accepted":true,"seq":12}');
INSERT INTO "replies" VALUES('anna','intent-1302cb4f3239c43b','TjDOeD38zJB4NPCh','{"id":"intent-1302cb4f3239c43b","accepted":true,"seq":28}');
INSERT INTO "replies" VALUES('anna','intent-139baaefe29a1b61','TjDOeD38zJB4NPCh','{"id":"intent-139baaefe29a1b61","accepted":true,"seq":81}');
INSERT INTO "replies" VALUES('anna','intent-1e83ce727d2ee7ec','SkzpdCnwXtpgOdC1','{"id":"intent-1e83ce727d2ee7ec","accepted":true,"seq":15}');
INSERT INTO "replies" VALUES('anna','intent-2f2804af69d8bfbd','TjDOeD38zJB4NPCh','{"id":"intent-2f2804af69d8bfbd","accepted":true,"seq":62}');
INSERT INTO "replies" VALUES('anna','intent-2fc6c53389ff6ccd','TjDOeD38zJB4NPCh','{"id":"intent-2fc6c53389ff6ccd","accepted":true,"seq":12}');
INSERT INTO "replies" VALUES('anna','intent-34994ce8ff5eb608','TjDOeD38zJB4NPCh','{"id":"intent-34994ce8ff5eb608","accepted":true,"seq":95}');
INSERT INTO "replies" VALUES('anna','intent-405d3f6ae34a5e86','TjDOeD38zJB4NPCh','{"id":"intent-405d3f6ae34a5e86","accepted":true,"seq":11}');
INSERT INTO "replies" VALUES('anna','intent-4e8da28d2f4c3e31','TjDOeD38zJB4NPCh','{"id":"intent-4e8da28d2f4c3e31","accepted":true,"seq":64}');
INSERT INTO "replies" VALUES('anna','intent-507a2523a7f67b30','SkzpdCnwXtpgOdC1','{"id":"intent-507a2523a7f67b30","accepted":true,"seq":17}');
INSERT INTO "replies" VALUES('anna','intent-52258dceda755220','TjDOeD38zJB4NPCh','{"id":"intent-52258dceda755220","accepted":true,"seq":82}');
INSERT INTO "replies" VALUES('anna','intent-53d396f2581b3005','YUVXk7Kbv7dB9zv_','{"id":"intent-53d396f2581b3005","accepted":true,"seq":4}');
INSERT INTO "replies" VALUES('anna','intent-54815ddf6b447b25','TjDOeD38zJB4NPCh','{"id":"intent-54815ddf6b447b25","accepted":true,"seq":30}');
INSERT INTO "replies" VALUES('anna','intent-5cde0ad0e301666c','TjDOeD38zJB4NPCh','{"id":"intent-5cde0ad0e301666c","accepted":true,"seq":16}');
INSERT INTO "replies" VALUES('anna','intent-5dd7c7574514ec9b','TjDOeD38zJB4NPCh','{"id":"intent-5dd7c7574514ec9b","accepted":true,"seq":116}');
INSERT INTO "replies" VALUES('anna','intent-5fe23657548db8c3','TjDOeD38zJB4NPCh','{"id":"intent-5fe23657548db8c3","accepted":true,"seq":80}');
INSERT INTO "replies" VALUES('anna','intent-61fa4dbe596414db','TjDOeD38zJB4NPCh','{"id":"intent-61fa4dbe596414db","accepted":true,"seq":49}');
INSERT INTO "replies" VALUES('anna','intent-63c6eb6e6239317e','TjDOeD38zJB4NPCh','{"id":"intent-63c6eb6e6239317e","accepted":true,"seq":97}');
INSERT INTO "replies" VALUES('anna','intent-692c893bf98984fd','TjDOeD38zJB4NPCh','{"id":"intent-692c893bf98984fd","accepted":true,"seq":18}');
INSERT INTO "replies" VALUES('anna','intent-6f750369745659dc','TjDOeD38zJB4NPCh','{"id":"intent-6f750369745659dc","accepted":true,"seq":48}');
INSERT INTO "replies" VALUES('anna','intent-79672b4dbb92b7ae','YUVXk7Kbv7dB9zv_','{"id":"intent-79672b4dbb92b7ae","accepted":true,"seq":7}');
INSERT INTO "replies" VALUES('anna','intent-7d4b477759ca733a','YUVXk7Kbv7dB9zv_','{"id":"intent-7d4b477759ca733a","accepted":true,"seq":6}');
INSERT INTO "replies" VALUES('anna','intent-7fa43e092dcfa276','TjDOeD38zJB4NPCh','{"id":"intent-7fa43e092dcfa276","accepted":true,"seq":13}');
INSERT INTO "replies" VALUES('anna','intent-812fdbcd627d686d','TjDOeD38zJB4NPCh','{"id":"intent-812fdbcd627d686d","accepted":true,"seq":96}');
INSERT INTO "replies" VALUES('anna','intent-8a5287d8f9623ccc','TjDOeD38zJB4NPCh','{"id":"intent-8a5287d8f9623ccc","accepted":true,"seq":65}');
INSERT INTO "replies" VALUES('anna','intent-8fdc4a949feacbce','SkzpdCnwXtpgOdC1','{"id":"intent-8fdc4a949feacbce","accepted":true,"seq":20}');
INSERT INTO "replies" VALUES('anna','intent-90b466b574f0f6d0','TjDOeD38zJB4NPCh','{"id":"intent-90b466b574f0f6d0","accepted":true,"seq":53}');
INSERT INTO "replies" VALUES('anna','intent-93486bf88a8db141','TjDOeD38zJB4NPCh','{"id":"intent-93486bf88a8db141","accepted":true,"seq":27}');
INSERT INTO "replies" VALUES('anna','intent-94b49b55dad33cc3','TjDOeD38zJB4NPCh','{"id":"intent-94b49b55dad33cc3","accepted":true,"seq":101}');
INSERT INTO "replies" VALUES('anna','intent-96551f7bc39835ad','TjDOeD38zJB4NPCh','{"id":"intent-96551f7bc39835ad","accepted":true,"seq":33}');
INSERT INTO "replies" VALUES('anna','intent-984745a4057b8b4d','TjDOeD38zJB4NPCh','{"id":"intent-984745a4057b8b4d","accepted":true,"seq":98}');
INSERT INTO "replies" VALUES('anna','intent-9ced40a06db99c64','TjDOeD38zJB4NPCh','{"id":"intent-9ced40a06db99c64","accepted":true,"seq":15}');
INSERT INTO "replies" VALUES('anna','intent-9dee1738c258553b','TjDOeD38zJB4NPCh','{"id":"intent-9dee1738c258553b","accepted":true,"seq":78}');
INSERT INTO "replies" VALUES('anna','intent-a1ee3bed12a082ff','TjDOeD38zJB4NPCh','{"id":"intent-a1ee3bed12a082ff","accepted":true,"seq":94}');
INSERT INTO "replies" VALUES('anna','intent-a60785da04c99dca','SkzpdCnwXtpgOdC1','{"id":"intent-a60785da04c99dca","accepted":true,"seq":18}');
INSERT INTO "replies" VALUES('anna','intent-ae52f6ab2be09ca8','TjDOeD38zJB4NPCh','{"id":"intent-ae52f6ab2be09ca8","accepted":true,"seq":63}');
INSERT INTO "replies" VALUES('anna','intent-b6c975c1dfdffa83','TjDOeD38zJB4NPCh','{"id":"intent-b6c975c1dfdffa83","accepted":true,"seq":113}');
INSERT INTO "replies" VALUES('anna','intent-b7f61719b35c5b69','SkzpdCnwXtpgOdC1','{"id":"intent-b7f61719b35c5b69","accepted":true,"seq":11}');
INSERT INTO "replies" VALUES('anna','intent-b952d48733ec3565','P5HPSff29o7cobVD','{"id":"intent-b952d48733ec3565","accepted":true,"seq":3}');
INSERT INTO "replies" VALUES('anna','intent-c0831279fc09d916','SkzpdCnwXtpgOdC1','{"id":"intent-c0831279fc09d916","accepted":true,"seq":13}');
INSERT INTO "replies" VALUES('anna','intent-c18a94ee8d620668','YUVXk7Kbv7dB9zv_','{"id":"intent-c18a94ee8d620668","accepted":true,"seq":8}');
INSERT INTO "replies" VALUES('anna','intent-c927322223a422eb','TjDOeD38zJB4NPCh','{"id":"intent-c927322223a422eb","accepted":true,"seq":29}');
INSERT INTO "replies" VALUES('anna','intent-cb553f6ee6c47127','TjDOeD38zJB4NPCh','{"id":"intent-cb553f6ee6c47127","accepted":true,"seq":31}');
INSERT INTO "replies" VALUES('anna','intent-cbfe9654b04d13bf','SkzpdCnwXtpgOdC1','{"id":"intent-cbfe9654b04d13bf","accepted":true,"seq":2}');
INSERT INTO "replies" VALUES('anna','intent-d1157d20d0eb6489','TjDOeD38zJB4NPCh','{"id":"intent-d1157d20d0eb6489","accepted":true,"seq":110}');
INSERT INTO "replies" VALUES('anna','intent-d258bdc4ee7b6021','TjDOeD38zJB4NPCh','{"id":"intent-d258bdc4ee7b6021","accepted":true,"seq":50}');
INSERT INTO "replies" VALUES('anna','intent-db1c4ec385576e8d','TjDOeD38zJB4NPCh','{"id":"intent-db1c4ec385576e8d","accepted":true,"seq":69}');
INSERT INTO "replies" VALUES('anna','intent-db509aeee11b3b51','TjDOeD38zJB4NPCh','{"id":"intent-db509aeee11b3b51","accepted":true,"seq":79}');
INSERT INTO "replies" VALUES('anna','intent-def15df4c7cd4766','TjDOeD38zJB4NPCh','{"id":"intent-def15df4c7cd4766","accepted":true,"seq":111}');
INSERT INTO "replies" VALUES('anna','intent-e523aa626de30bd1','TjDOeD38zJB4NPCh','{"id":"intent-e523aa626de30bd1","accepted":true,"seq":112}');
INSERT INTO "replies" VALUES('anna','intent-e63a57cebea37ddc','TjDOeD38zJB4NPCh','{"id":"intent-e63a57cebea37ddc","accepted":true,"seq":2}');
INSERT INTO "replies" VALUES('anna','intent-eb54a33ae89e4357','SkzpdCnwXtpgOdC1','{"id":"intent-eb54a33ae89e4357","accepted":true,"seq":10}');
INSERT INTO "replies" VALUES('anna','intent-ecea4c46145e1fd3','SkzpdCnwXtpgOdC1','{"id":"intent-ecea4c46145e1fd3","accepted":true,"seq":14}');
INSERT INTO "replies" VALUES('anna','intent-ee49293c25a77135','TjDOeD38zJB4NPCh','{"id":"intent-ee49293c25a77135","accepted":true,"seq":66}');
INSERT INTO "replies" VALUES('anna','intent-f6195e21a188cfb6','YUVXk7Kbv7dB9zv_','{"id":"intent-f6195e21a188cfb6","accepted":true,"seq":5}');
INSERT INTO "replies" VALUES('anna','known','P5HPSff29o7cobVD','{"id":"known","accepted":true,"seq":2}');
INSERT INTO "replies" VALUES('ben','intent-00dd880e75c46e52','TjDOeD38zJB4NPCh','{"id":"intent-00dd880e75c46e52","accepted":true,"seq":26}');
INSERT INTO "replies" VALUES('ben','intent-06ada3a6b7df6dd3','TjDOeD38zJB4NPCh','{"id":"intent-06ada3a6b7df6dd3","accepted":true,"seq":37}');
INSERT INTO "replies" VALUES('ben','intent-07a731a695d975c4','TjDOeD38zJB4NPCh','{"id":"intent-07a731a695d975c4","accepted":true,"seq":36}');
INSERT INTO "replies" VALUES('ben','intent-09864cccd8d7957d','TjDOeD38zJB4NPCh','{"id":"intent-09864cccd8d7957d","accepted":true,"seq":105}');
INSERT INTO "replies" VALUES('ben','intent-0addadbd61202e8d','TjDOeD38zJB4NPCh','{"id":"intent-0addadbd61202e8d","accepted":true,"seq":40}');
INSERT INTO "replies" VALUES('ben','intent-1e9eb4f8da719def','TjDOeD38zJB4NPCh','{"id":"intent-1e9eb4f8da719def","accepted":true,"seq":93}');
INSERT INTO "replies" VALUES('ben','intent-1ede9b7e2f5deb5f','TjDOeD38zJB4NPCh','{"id":"intent-1ede9b7e2f5deb5f","accepted":true,"seq":72}');
INSERT INTO "replies" VALUES('ben','intent-203807867d62b67e','TjDOeD38zJB4NPCh','{"id":"intent-203807867d62b67e","accepted":true,"seq":22}');
INSERT INTO "replies" VALUES('ben','intent-23c2cf105fd8af50','TjDOeD38zJB4NPCh','{"id":"intent-23c2cf105fd8af50","accepted":true,"seq":42}');
INSERT INTO "replies" VALUES('ben','intent-2696f418108ffb8a','TjDOeD38zJB4NPCh','{"id":"intent-2696f418108ffb8a","accepted":true,"seq":47}');
INSERT INTO "replies" VALUES('ben','intent-31352066ac9190b0','TjDOeD38zJB4NPCh','{"id":"intent-31352066ac9190b0","accepted":true,"seq":88}');
INSERT INTO "replies" VALUES('ben','intent-31ed5bd61563b9ad','TjDOeD38zJB4NPCh','{"id":"intent-31ed5bd61563b9ad","accepted":true,"seq":34}');
INSERT INTO "replies" VALUES('ben','intent-3a76ae6de92b1ace','TjDOeD38zJB4NPCh','{"id":"intent-3a76ae6de92b1ace","accepted":true,"seq":104}');
INSERT INTO "replies" VALUES('ben','intent-3bc62d01606ec465','TjDOeD38zJB4NPCh','{"id":"intent-3bc62d01606ec465","accepted":true,"seq":43}');
INSERT INTO "replies" VALUES('ben','intent-3e4b678256d51b70','TjDOeD38zJB4NPCh','{"id":"intent-3e4b678256d51b70","accepted":true,"seq":44}');
INSERT INTO "replies" VALUES('ben','intent-484abe517570d8a1','SkzpdCnwXtpgOdC1','{"id":"intent-484abe517570d8a1","accepted":true,"seq":3}');
INSERT INTO "replies" VALUES('ben','intent-4c1b380413a31ddd','TjDOeD38zJB4NPCh','{"id":"intent-4c1b380413a31ddd","accepted":true,"seq":102}');
INSERT INTO "replies" VALUES('ben','intent-5430a3e9a61b8673','YUVXk7Kbv7dB9zv_','{"id":"intent-5430a3e9a61b8673","accepted":true,"seq":8}');
INSERT INTO "replies" VALUES('ben','intent-56c440c119cd616c','TjDOeD38zJB4NPCh','{"id":"intent-56c440c119cd616c","accepted":true,"seq":73}');
INSERT INTO "replies" VALUES('ben','intent-5840d1b0a0cb6d25','TjDOeD38zJB4NPCh','{"id":"intent-5840d1b0a0cb6d25","accepted":true,"seq":74}');
INSERT INTO "replies" VALUES('ben','intent-5a1caef602c9236f','TjDOeD38zJB4NPCh','{"id":"intent-5a1caef602c9236f","accepted":true,"seq":58}');
INSERT INTO "replies" VALUES('ben','intent-66359d2837a9303d','TjDOeD38zJB4NPCh','{"id":"intent-66359d2837a9303d","accepted":true,"seq":61}');
INSERT INTO "replies" VALUES('ben','intent-6d05e3984da0f5dd','TjDOeD38zJB4NPCh','{"id":"intent-6d05e3984da0f5dd","accepted":true,"seq":103}');
INSERT INTO "replies" VALUES('ben','intent-6e6ec2c74d6b2331','TjDOeD38zJB4NPCh','{"id":"intent-6e6ec2c74d6b2331","accepted":true,"seq":23}');
INSERT INTO "replies" VALUES('ben','intent-745e3251abb94c04','TjDOeD38zJB4NPCh','{"id":"intent-745e3251abb94c04","accepted":true,"seq":56}');
INSERT INTO "replies" VALUES('ben','intent-756e81f1eb3a462e','TjDOeD38zJB4NPCh','{"id":"intent-756e81f1eb3a462e","accepted":true,"seq":55}');
INSERT INTO "replies" VALUES('ben','intent-77240466e36f385c','TjDOeD38zJB4NPCh','{"id":"intent-77240466e36f385c","accepted":true,"seq":109}');
INSERT INTO "replies" VALUES('ben','intent-7e9c8e375bf74c80','TjDOeD38zJB4NPCh','{"id":"intent-7e9c8e375bf74c80","accepted":true,"seq":106}');
INSERT INTO "replies" VALUES('ben','intent-85539888212796bf','TjDOeD38zJB4NPCh','{"id":"intent-85539888212796bf","accepted":true,"seq":77}');
INSERT INTO "replies" VALUES('ben','intent-88e5fb467546bb10','TjDOeD38zJB4NPCh','{"id":"intent-88e5fb467546bb10","accepted":true,"seq":87}');
INSERT INTO "replies" VALUES('ben','intent-906465b5a5a5c6c9','TjDOeD38zJB4NPCh','{"id":"intent-906465b5a5a5c6c9","accepted":true,"seq":41}');
INSERT INTO "replies" VALUES('ben','intent-95bdb06caaeb63bf','TjDOeD38zJB4NPCh','{"id":"intent-95bdb06caaeb63bf","accepted":true,"seq":38}');
INSERT INTO "replies" VALUES('ben','intent-a2d9984fb1d6e855','SkzpdCnwXtpgOdC1','{"id":"intent-a2d9984fb1d6e855","accepted":true,"seq":22}');
INSERT INTO "replies" VALUES('ben','intent-a83df369b0ebe11e','TjDOeD38zJB4NPCh','{"id":"intent-a83df369b0ebe11e","accepted":true,"seq":70}');
INSERT INTO "replies" VALUES('ben','intent-ab8d30cb1aa6d275','YUVXk7Kbv7dB9zv_','{"id":"intent-ab8d30cb1aa6d275","accepted":true,"seq":3}');
INSERT INTO "replies" VALUES('ben','intent-abcb222b64f10458','SkzpdCnwXtpgOdC1','{"id":"intent-abcb222b64f10458","accepted":true,"seq":19}');
INSERT INTO "replies" VALUES('ben','intent-ac8633ed9bb91947','TjDOeD38zJB4NPCh','{"id":"intent-ac8633ed9bb91947","accepted":true,"seq":89}');
INSERT INTO "replies" VALUES('ben','intent-b3943861a5cc087c','TjDOeD38zJB4NPCh','{"id":"intent-b3943861a5cc087c","accepted":true,"seq":57}');
INSERT INTO "replies" VALUES('ben','intent-ba0395c1a4845431','TjDOeD38zJB4NPCh','{"id":"intent-ba0395c1a4845431","accepted":true,"seq":71}');
INSERT INTO "replies" VALUES('ben','intent-bf8e3d3de470bd0b','TjDOeD38zJB4NPCh','{"id":"intent-bf8e3d3de470bd0b","accepted":true,"seq":90}');
INSERT INTO "replies" VALUES('ben','intent-c9ed56f08d3209d7','TjDOeD38zJB4NPCh','{"id":"intent-c9ed56f08d3209d7","accepted":true,"seq":21}');
INSERT INTO "replies" VALUES('ben','intent-cd56fbe817d90985','TjDOeD38zJB4NPCh','{"id":"intent-cd56fbe817d90985","accepted":true,"seq":3}');
INSERT INTO "replies" VALUES('ben','intent-cfc79343822f059f','TjDOeD38zJB4NPCh','{"id":"intent-cfc79343822f059f","accepted":true,"seq":20}');
INSERT INTO "replies" VALUES('ben','intent-e1909f4b28afa8b3','TjDOeD38zJB4NPCh','{"id":"intent-e1909f4b28afa8b3","accepted":true,"seq":19}');
INSERT INTO "replies" VALUES('ben','intent-ef4b0f8215553206','TjDOeD38zJB4NPCh','{"id":"intent-ef4b0f8215553206","accepted":true,"seq":45}');
INSERT INTO "replies" VALUES('ben','intent-f3d5d9a24f6c9b11','TjDOeD38zJB4NPCh','{"id":"intent-f3d5d9a24f6c9b11","accepted":true,"seq":54}');
INSERT INTO "replies" VALUES('ben','intent-f801401cad2a180b','TjDOeD38zJB4NPCh','{"id":"intent-f801401cad2a180b","accepted":true,"seq":86}');
INSERT INTO "replies" VALUES('ben','intent-fa7a1a5b96cf4b37','TjDOeD38zJB4NPCh','{"id":"intent-fa7a1a5b96cf4b37","accepted":true,"seq":35}');
CREATE TABLE result_seats (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	player VARCHAR(32), 
	bot VARCHAR(20), 
	place INTEGER NOT NULL, 
	points INTEGER NOT NULL, 
	PRIMARY KEY (table_id, seat)
);
INSERT INTO "result_seats" VALUES('TjDOeD38zJB4NPCh',0,'anna',NULL,1,-8);
INSERT INTO "result_seats" VALUES('TjDOeD38zJB4NPCh',1,'ben',NULL,2,-10);
INSERT INTO "result_seats" VALUES('3hsoXx-uz-3MaHr2',0,NULL,NULL,1,-8);
INSERT INTO "result_seats" VALUES('3hsoXx-uz-3MaHr2',1,NULL,NULL,2,-10);
CREATE TABLE results (
	table_id VARCHAR(32) NOT NULL, 
	game VARCHAR(20) NOT NULL, 
	players INTEGER NOT NULL, 
	ended BIGINT NOT NULL, 
	ending VARCHAR(40) NOT NULL, 
	drawn BOOLEAN NOT NULL, 
	PRIMARY KEY (table_id)
);
INSERT INTO "results" VALUES('TjDOeD38zJB4NPCh','wuerfelkoenig',2,1000000,'penalties',0);
INSERT INTO "results" VALUES('3hsoXx-uz-3MaHr2','wuerfelkoenig',2,1000000,'penalties',0);
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
	picture VARCHAR(20) DEFAULT '' NOT NULL, bot VARCHAR(20), 
	PRIMARY KEY (table_id, seat)
);
INSERT INTO "seats" VALUES('P5HPSff29o7cobVD',0,'anna','Anna','fox',NULL);
INSERT INTO "seats" VALUES('P5HPSff29o7cobVD',1,NULL,'Knight 2','','knight');
INSERT INTO "seats" VALUES('SkzpdCnwXtpgOdC1',0,'anna','Anna','fox',NULL);
INSERT INTO "seats" VALUES('SkzpdCnwXtpgOdC1',1,'ben','Ben','fox',NULL);
INSERT INTO "seats" VALUES('TjDOeD38zJB4NPCh',0,'anna','Anna','fox',NULL);
INSERT INTO "seats" VALUES('TjDOeD38zJB4NPCh',1,'ben','Ben','fox',NULL);
INSERT INTO "seats" VALUES('3hsoXx-uz-3MaHr2',0,NULL,'Anna','',NULL);
INSERT INTO "seats" VALUES('3hsoXx-uz-3MaHr2',1,NULL,'Ben','',NULL);
INSERT INTO "seats" VALUES('YUVXk7Kbv7dB9zv_',0,'anna','Anna','fox',NULL);
INSERT INTO "seats" VALUES('YUVXk7Kbv7dB9zv_',1,'ben','Ben','fox',NULL);
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
INSERT INTO "tables" VALUES('P5HPSff29o7cobVD',X'3874A48949FEFF4F88A6C85FE67EBA3C0615EFBAA0D3C5D9662D691184ADC5DE','anna','knatsch','private','open',1000000,1,0,NULL,3,NULL,NULL,NULL,0);
INSERT INTO "tables" VALUES('SkzpdCnwXtpgOdC1',X'67CC4476770B48521D89B860EB5E478113BFA7A150BC052A12F47DD7634DACF9','anna','brettspiel','private','closed',1000000,0,0,'agreed',2,NULL,NULL,NULL,0);
INSERT INTO "tables" VALUES('TjDOeD38zJB4NPCh',X'7A6D2611876974464AA6EAFB94E20FB5EC05A5C86493CB06BD2E72D4F3B4BDCD','anna','wuerfelkoenig','private','closed',1000000,0,0,'finished',2,NULL,NULL,NULL,0);
INSERT INTO "tables" VALUES('3hsoXx-uz-3MaHr2',X'','anna','wuerfelkoenig','private','closed',1000000,0,1,'finished',2,NULL,NULL,NULL,0);
INSERT INTO "tables" VALUES('YUVXk7Kbv7dB9zv_',X'1917B21E7939D2430D0DBB628FC82A61816C56B8EFCCDA9D459F110558A3B4A2','anna','wuerfelland','private','running',1000000,1,0,NULL,2,3600,0,4600000,8);
CREATE INDEX ix_seats_player ON seats (player);
CREATE INDEX tables_by_status ON tables (status, visibility, changed);
CREATE INDEX results_by_game ON results (game, ended);
CREATE INDEX ix_result_seats_player ON result_seats (player);
CREATE INDEX tables_by_host ON tables (host, status);
COMMIT;
