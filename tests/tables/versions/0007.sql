BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0007');
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
INSERT INTO "early_moves" VALUES('P4kwwW8OH8aAqOFx',1,'pass');
CREATE TABLE events (
	table_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	event TEXT NOT NULL, 
	PRIMARY KEY (table_id, seq)
)
 WITHOUT ROWID

;
INSERT INTO "events" VALUES('P4kwwW8OH8aAqOFx',1,1000000,'{"type":"created","settings":{"game":"wuerfelland","seats":2,"options":{"start":1,"treasures":5,"boards":["1A","2A"]},"absent":3600},"host":"anna","commitment":"e25f89f8c9e6f4adc9167e50c2531c16449fddc066c0870e275f96db549147f2","rules":1,"dice":2,"material":"5745ca25d204ccb42876e28efca6a021264f7457a4194d227dd1c30bad91dcc9"}');
INSERT INTO "events" VALUES('P4kwwW8OH8aAqOFx',2,1000000,'{"type":"seated","seat":0,"player":"anna"}');
INSERT INTO "events" VALUES('P4kwwW8OH8aAqOFx',3,1000000,'{"type":"seated","seat":1,"player":"ben"}');
INSERT INTO "events" VALUES('P4kwwW8OH8aAqOFx',4,1000000,'{"type":"started"}');
INSERT INTO "events" VALUES('P4kwwW8OH8aAqOFx',5,1000000,'{"type":"played","entry":{"type":"drawn","label":"round 1 roll 1","picks":[[0,6],[2,6],[0,6],[4,6],[5,6],[5,6]],"text":"R R G O A A"}}');
INSERT INTO "events" VALUES('P4kwwW8OH8aAqOFx',6,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"choose O"}}');
INSERT INTO "events" VALUES('P4kwwW8OH8aAqOFx',7,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"roll"}}');
INSERT INTO "events" VALUES('P4kwwW8OH8aAqOFx',8,1000000,'{"type":"played","entry":{"type":"drawn","label":"round 1 roll 2","picks":[[1,6],[1,6],[1,6],[5,6],[5,6]],"text":"Y Y Y A A"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',1,1000000,'{"type":"created","settings":{"game":"wuerfelkoenig","seats":2,"options":{}},"host":"anna","commitment":"bae98874616b4525c4d12b3529d3380d7f6abfb43a1e489727d13b29a16414be","rules":1,"dice":1,"material":""}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',2,1000000,'{"type":"imported","head":"wuerfelreich 2\ngame \"wuerfelkoenig\"\nrules 1\nmaterial {\"sha256\":\"d38674b772b18aa418bff78ab6e012e44dc06ef5cc4fc6f214009afc69ff5bca\"}\nseat {\"name\":\"P1\"}\nseat {\"name\":\"P2\"}\noptions {}\ndice {\"kind\":\"fair-2\",\"table\":\"sbnZJAbmJfRfQFUv\",\"commitment\":\"bae98874616b4525c4d12b3529d3380d7f6abfb43a1e489727d13b29a16414be\",\"seed\":\"a02fc5e18d4e6e60ce62cd3c402dedf1123d65cf490fe21286529ac5450eefbf\"}\n\n"}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',3,1000000,'{"type":"played","entry":{"type":"drawn","label":"start","picks":[[1,2]],"text":"P2"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',4,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 penalty","picks":[[3,10]],"text":"-2"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',5,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 1","picks":[[19,40]],"text":"cuddly_orc_1"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',6,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 2","picks":[[12,39]],"text":"grumpy_dwarf_8"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',7,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 3","picks":[[6,38]],"text":"grumpy_dwarf_2"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',8,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 4","picks":[[20,37]],"text":"cuddly_orc_5"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',9,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 5","picks":[[12,36]],"text":"crazy_gnome_2"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',10,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 1","picks":[[1,6],[1,6],[1,6],[5,6],[1,6],[5,6]],"text":"R2 R6 G2 G2 G6 B2"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',11,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 R6 G2 B2"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',12,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 2","picks":[[2,6],[4,6]],"text":"R3 R5"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',13,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 R3 R5 G2"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',14,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 3","picks":[[3,6],[2,6]],"text":"G3 G4"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',15,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 5"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',16,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 refill 5","picks":[[8,35]],"text":"grumpy_dwarf_5"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',17,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 1","picks":[[1,6],[1,6],[0,6],[1,6],[0,6],[3,6]],"text":"R1 G1 G2 G2 B2 B4"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',18,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1 G1 G2 B2"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',19,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 2","picks":[[1,6],[4,6]],"text":"R5 G2"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',20,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1 R5"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',21,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 3","picks":[[2,6],[1,6],[4,6],[2,6]],"text":"R3 G2 B3 B5"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',22,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',23,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 penalty","picks":[[7,9]],"text":"-1"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',24,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 refill 5","picks":[[14,34]],"text":"crazy_gnome_6"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',25,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 1","picks":[[0,6],[4,6],[3,6],[1,6],[0,6],[4,6]],"text":"R5 G1 G4 G5 B1 B2"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',26,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G5"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',27,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 2","picks":[[2,6],[3,6],[5,6],[4,6],[0,6]],"text":"R3 R5 R6 G1 G4"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',28,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R5 G1"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',29,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 3","picks":[[4,6],[1,6],[2,6],[1,6]],"text":"G2 G3 G5 B2"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',30,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 3 village"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',31,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 refill 5","picks":[[8,33]],"text":"grumpy_dwarf_6"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',32,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 1","picks":[[4,6],[3,6],[1,6],[1,6],[5,6],[5,6]],"text":"R4 G5 G6 G6 B2 B2"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',33,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R4 G5 G6 B2"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',34,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 2","picks":[[2,6],[2,6]],"text":"G3 B3"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',35,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep B3"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',36,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 3","picks":[[1,6],[5,6],[0,6],[5,6],[3,6]],"text":"R1 R6 G2 B4 B6"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',37,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',38,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 penalty","picks":[[7,8]],"text":"-1"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',39,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 refill 5","picks":[[21,32]],"text":"talented_apprentice_1"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',40,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 1","picks":[[0,6],[5,6],[5,6],[1,6],[0,6],[2,6]],"text":"R6 G1 B1 B2 B3 B6"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',41,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G1 B3"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',42,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 2","picks":[[4,6],[5,6],[3,6],[4,6]],"text":"G4 G5 B5 B6"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',43,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep B3 B6"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',44,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 3","picks":[[3,6],[4,6],[4,6],[3,6]],"text":"R4 B4 B5 B5"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',45,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',46,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 penalty","picks":[[1,7]],"text":"-3"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',47,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 refill 5","picks":[[23,31]],"text":"busy_fairy_2"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',48,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 roll 1","picks":[[5,6],[1,6],[1,6],[0,6],[3,6],[3,6]],"text":"R1 G2 B2 B4 B4 B6"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',49,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep B2"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',50,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 roll 2","picks":[[4,6],[1,6],[3,6],[1,6],[4,6]],"text":"R2 R5 G2 G4 G5"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',51,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R2"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',52,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 roll 3","picks":[[4,6],[5,6],[5,6],[3,6],[3,6]],"text":"R6 G4 G5 B4 B6"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',53,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"take 2"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',54,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 refill 5","picks":[[24,30]],"text":"busy_fairy_4"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',55,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 1","picks":[[3,6],[5,6],[0,6],[5,6],[4,6],[3,6]],"text":"R1 R4 R5 R6 B4 B6"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',56,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1 R6 B4"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',57,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 2","picks":[[4,6],[1,6],[4,6]],"text":"R5 G2 G5"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',58,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1 R6 G2 G5"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',59,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 3","picks":[[3,6],[2,6]],"text":"B3 B4"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',60,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"take 2"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',61,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 refill 5","picks":[[24,29]],"text":"busy_fairy_5"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',62,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 1","picks":[[2,6],[5,6],[5,6],[4,6],[3,6],[1,6]],"text":"R2 R3 R6 B4 B5 B6"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',63,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 R3 R6 B5 B6"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',64,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 2","picks":[[2,6]],"text":"B3"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',65,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 R3 R6 B3 B6"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',66,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 3","picks":[[1,6]],"text":"B2"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',67,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',68,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 penalty","picks":[[5,6]],"text":"-1"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',69,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 refill 5","picks":[[8,28]],"text":"grumpy_dwarf_7"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',70,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 1","picks":[[3,6],[1,6],[5,6],[2,6],[1,6],[1,6]],"text":"R2 R2 R4 R6 G2 G3"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',71,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G2 G3"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',72,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 2","picks":[[3,6],[5,6],[3,6],[3,6]],"text":"R4 R6 B4 B4"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',73,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R4 B4"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',74,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 3","picks":[[2,6],[4,6],[2,6],[5,6]],"text":"R3 G3 G6 B5"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',75,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',76,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 penalty","picks":[[3,5]],"text":"-2"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',77,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 refill 5","picks":[[5,27]],"text":"grumpy_dwarf_1"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',78,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 roll 1","picks":[[1,6],[1,6],[0,6],[1,6],[3,6],[3,6]],"text":"R1 G2 G2 B2 B4 B4"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',79,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 B2"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',80,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 roll 2","picks":[[3,6],[2,6],[5,6],[4,6]],"text":"R3 R4 R5 G6"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',81,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 R4 G6"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',82,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 roll 3","picks":[[3,6],[0,6],[0,6]],"text":"R1 R4 G1"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',83,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 1"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',84,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 refill 5","picks":[[5,26]],"text":"grumpy_dwarf_3"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',85,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 1","picks":[[5,6],[2,6],[1,6],[5,6],[2,6],[3,6]],"text":"R3 R6 B2 B3 B4 B6"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',86,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R3 R6 B2 B4 B6"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',87,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 2","picks":[[4,6]],"text":"R5"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',88,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R3 R6 B6"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',89,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 3","picks":[[1,6],[4,6],[4,6]],"text":"R5 R5 B2"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',90,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',91,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 penalty","picks":[[1,4]],"text":"-3"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',92,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 refill 5","picks":[[11,25]],"text":"cuddly_orc_3"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',93,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 1","picks":[[2,6],[0,6],[0,6],[1,6],[4,6],[4,6]],"text":"R1 R3 R5 R5 B1 B2"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',94,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 R3"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',95,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 2","picks":[[3,6],[5,6],[1,6],[4,6]],"text":"R2 R4 R5 R6"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',96,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 R4 R5"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',97,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 3","picks":[[4,6],[2,6],[2,6]],"text":"G3 G5 B3"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',98,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',99,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 penalty","picks":[[1,3]],"text":"-2"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',100,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 refill 5","picks":[[16,24]],"text":"odd_mushroom_goblin_3"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',101,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 roll 1","picks":[[3,6],[2,6],[4,6],[5,6],[3,6],[3,6]],"text":"R3 R4 R6 B4 B4 B5"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',102,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R4 R6 B4 B5"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',103,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 roll 2","picks":[[2,6],[3,6]],"text":"R3 B4"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',104,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R4"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',105,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 roll 3","picks":[[2,6],[4,6],[5,6],[3,6],[2,6]],"text":"R3 R6 B3 B4 B5"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',106,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',107,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 penalty","picks":[[1,2]],"text":"-1"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',108,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 refill 5","picks":[[22,23]],"text":"dragon_3"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',109,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 roll 1","picks":[[3,6],[3,6],[1,6],[1,6],[3,6],[3,6]],"text":"R4 R4 B2 B2 B4 B4"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',110,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R4"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',111,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 roll 2","picks":[[4,6],[2,6],[5,6],[1,6],[4,6]],"text":"R2 R5 R6 G3 G5"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',112,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R4"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',113,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 roll 3","picks":[[0,6],[5,6],[3,6],[3,6],[0,6]],"text":"R6 G1 G4 B1 B4"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',114,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 4"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',115,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 refill 5","picks":[[14,22]],"text":"odd_mushroom_goblin_1"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',116,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 15 roll 1","picks":[[3,6],[5,6],[5,6],[3,6],[3,6],[2,6]],"text":"R4 R6 G4 B3 B4 B6"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',117,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R4 R6 G4 B3 B6"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',118,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 15 roll 2","picks":[[1,6]],"text":"R2"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',119,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R6 B6"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',120,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 15 roll 3","picks":[[2,6],[1,6],[0,6],[0,6]],"text":"R3 G1 G1 B2"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',121,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',122,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 15 penalty","picks":[[0,1]],"text":"-4"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',123,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 15 refill 5","picks":[[6,21]],"text":"crazy_gnome_1"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',124,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 16 roll 1","picks":[[0,6],[4,6],[5,6],[0,6],[5,6],[0,6]],"text":"R1 R6 G1 G5 G6 B1"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',125,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 R6 G5"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',126,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 16 roll 2","picks":[[5,6],[3,6],[0,6]],"text":"G1 B4 B6"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',127,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R6 B4 B6"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',128,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 16 roll 3","picks":[[4,6],[5,6],[5,6]],"text":"R6 G5 G6"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',129,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 3 to P1"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',130,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 16 refill 5","picks":[[4,20]],"text":"arrogant_elf_3"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',131,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 17 roll 1","picks":[[1,6],[4,6],[4,6],[0,6],[5,6],[4,6]],"text":"R1 R5 G2 G5 G6 B5"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',132,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1 R5"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',133,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 17 roll 2","picks":[[5,6],[3,6],[1,6],[5,6]],"text":"R4 G6 B2 B6"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',134,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G6 B2"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',135,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 17 roll 3","picks":[[2,6],[4,6],[4,6],[5,6]],"text":"R3 G5 G6 B5"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',136,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"take 2"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',137,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 17 refill 5","picks":[[17,19]],"text":"dragon_1"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',138,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 18 roll 1","picks":[[4,6],[0,6],[3,6],[3,6],[5,6],[3,6]],"text":"G4 G4 G5 G6 B1 B4"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',139,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G4 G4 B1"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',140,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 18 roll 2","picks":[[2,6],[5,6],[1,6]],"text":"R2 R3 G6"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',141,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 R3 G6"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',142,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 18 roll 3","picks":[[4,6],[3,6],[0,6]],"text":"R1 G4 G5"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',143,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 2"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',144,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 18 refill 5","picks":[[13,18]],"text":"talented_apprentice_2"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',145,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 19 roll 1","picks":[[5,6],[0,6],[3,6],[0,6],[5,6],[5,6]],"text":"R1 G4 G6 G6 B1 B6"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',146,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1 G6"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',147,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 19 roll 2","picks":[[5,6],[0,6],[4,6],[1,6]],"text":"R2 B1 B5 B6"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',148,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R2 B6"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',149,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 19 roll 3","picks":[[4,6],[2,6],[4,6],[1,6]],"text":"R2 G3 G5 B5"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',150,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('g9RnjX6Dij6N3Ngh',151,1000000,'{"type":"closed","ending":"finished","seed":"a02fc5e18d4e6e60ce62cd3c402dedf1123d65cf490fe21286529ac5450eefbf"}');
INSERT INTO "events" VALUES('ldQci9MTtSris10I',1,1000000,'{"type":"created","settings":{"game":"brettspiel","seats":2,"options":{}},"host":"anna","commitment":"0378689501aab3a4d64eef1009d3a117ba85d21c66fc6c94fcc71b45a03568c5","rules":1,"dice":2,"material":"dbcf72d806294baa4a0e1225f34b11c8283219f720310ab0e85738936c4ba62a"}');
INSERT INTO "events" VALUES('ldQci9MTtSris10I',2,1000000,'{"type":"seated","seat":0,"player":"anna"}');
INSERT INTO "events" VALUES('ldQci9MTtSris10I',3,1000000,'{"type":"seated","seat":1,"player":"ben"}');
INSERT INTO "events" VALUES('ldQci9MTtSris10I',4,1000000,'{"type":"started"}');
INSERT INTO "events" VALUES('ldQci9MTtSris10I',5,1000000,'{"type":"played","entry":{"type":"drawn","label":"start","picks":[[1,2]],"text":"P2"}}');
INSERT INTO "events" VALUES('ldQci9MTtSris10I',6,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 1 card 1","picks":[[10,12]],"text":"S1-11"}}');
INSERT INTO "events" VALUES('ldQci9MTtSris10I',7,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 2 card 1","picks":[[11,12]],"text":"S2-12"}}');
INSERT INTO "events" VALUES('ldQci9MTtSris10I',8,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 3 card 1","picks":[[7,12]],"text":"S3-08"}}');
INSERT INTO "events" VALUES('ldQci9MTtSris10I',9,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 4 card 1","picks":[[7,12]],"text":"S4-08"}}');
INSERT INTO "events" VALUES('ldQci9MTtSris10I',10,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 5 card 1","picks":[[3,12]],"text":"S5-04"}}');
INSERT INTO "events" VALUES('ldQci9MTtSris10I',11,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 1","picks":[[4,6],[1,6],[2,6],[4,6],[4,6],[4,6]],"text":"R5 R5 G2 G3 G5 B5"}}');
INSERT INTO "events" VALUES('ldQci9MTtSris10I',12,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R5 R5 G2 G5"}}');
INSERT INTO "events" VALUES('ldQci9MTtSris10I',13,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 2","picks":[[3,6],[2,6]],"text":"G3 G4"}}');
INSERT INTO "events" VALUES('ldQci9MTtSris10I',14,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R5 G5"}}');
INSERT INTO "events" VALUES('ldQci9MTtSris10I',15,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 3","picks":[[3,6],[1,6],[4,6],[1,6]],"text":"R2 R4 B2 B5"}}');
INSERT INTO "events" VALUES('ldQci9MTtSris10I',16,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 1"}}');
INSERT INTO "events" VALUES('ldQci9MTtSris10I',17,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 1 card 2","picks":[[7,11]],"text":"S1-08"}}');
INSERT INTO "events" VALUES('ldQci9MTtSris10I',18,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 tile 1","picks":[[24,28]],"text":"meadow"}}');
INSERT INTO "events" VALUES('ldQci9MTtSris10I',19,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"place B14"}}');
INSERT INTO "events" VALUES('ldQci9MTtSris10I',20,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 1","picks":[[0,6],[4,6],[0,6],[1,6],[3,6],[0,6]],"text":"R1 G1 G5 B1 B2 B4"}}');
INSERT INTO "events" VALUES('ldQci9MTtSris10I',21,1000000,'{"type":"asked","seat":0,"question":"end"}');
INSERT INTO "events" VALUES('ldQci9MTtSris10I',22,1000000,'{"type":"answered","seat":1,"yes":true}');
INSERT INTO "events" VALUES('ldQci9MTtSris10I',23,1000000,'{"type":"closed","ending":"agreed","seed":"af8857e5a80e6adc825016ff3819328288af46bb2e9e10e80ca904439cad2c26"}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',1,1000000,'{"type":"created","settings":{"game":"wuerfelkoenig","seats":2,"options":{}},"host":"anna","commitment":"bae98874616b4525c4d12b3529d3380d7f6abfb43a1e489727d13b29a16414be","rules":1,"dice":2,"material":"d38674b772b18aa418bff78ab6e012e44dc06ef5cc4fc6f214009afc69ff5bca"}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',2,1000000,'{"type":"seated","seat":0,"player":"anna"}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',3,1000000,'{"type":"seated","seat":1,"player":"ben"}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',4,1000000,'{"type":"started"}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',5,1000000,'{"type":"played","entry":{"type":"drawn","label":"start","picks":[[1,2]],"text":"P2"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',6,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 penalty","picks":[[3,10]],"text":"-2"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',7,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 1","picks":[[19,40]],"text":"cuddly_orc_1"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',8,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 2","picks":[[12,39]],"text":"grumpy_dwarf_8"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',9,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 3","picks":[[6,38]],"text":"grumpy_dwarf_2"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',10,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 4","picks":[[20,37]],"text":"cuddly_orc_5"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',11,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 5","picks":[[12,36]],"text":"crazy_gnome_2"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',12,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 1","picks":[[1,6],[1,6],[1,6],[5,6],[1,6],[5,6]],"text":"R2 R6 G2 G2 G6 B2"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',13,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 R6 G2 B2"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',14,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 2","picks":[[2,6],[4,6]],"text":"R3 R5"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',15,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 R3 R5 G2"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',16,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 3","picks":[[3,6],[2,6]],"text":"G3 G4"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',17,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 5"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',18,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 refill 5","picks":[[8,35]],"text":"grumpy_dwarf_5"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',19,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 1","picks":[[1,6],[1,6],[0,6],[1,6],[0,6],[3,6]],"text":"R1 G1 G2 G2 B2 B4"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',20,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1 G1 G2 B2"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',21,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 2","picks":[[1,6],[4,6]],"text":"R5 G2"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',22,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1 R5"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',23,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 3","picks":[[2,6],[1,6],[4,6],[2,6]],"text":"R3 G2 B3 B5"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',24,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',25,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 penalty","picks":[[7,9]],"text":"-1"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',26,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 refill 5","picks":[[14,34]],"text":"crazy_gnome_6"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',27,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 1","picks":[[0,6],[4,6],[3,6],[1,6],[0,6],[4,6]],"text":"R5 G1 G4 G5 B1 B2"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',28,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G5"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',29,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 2","picks":[[2,6],[3,6],[5,6],[4,6],[0,6]],"text":"R3 R5 R6 G1 G4"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',30,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R5 G1"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',31,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 3","picks":[[4,6],[1,6],[2,6],[1,6]],"text":"G2 G3 G5 B2"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',32,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 3 village"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',33,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 refill 5","picks":[[8,33]],"text":"grumpy_dwarf_6"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',34,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 1","picks":[[4,6],[3,6],[1,6],[1,6],[5,6],[5,6]],"text":"R4 G5 G6 G6 B2 B2"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',35,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R4 G5 G6 B2"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',36,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 2","picks":[[2,6],[2,6]],"text":"G3 B3"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',37,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep B3"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',38,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 3","picks":[[1,6],[5,6],[0,6],[5,6],[3,6]],"text":"R1 R6 G2 B4 B6"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',39,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',40,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 penalty","picks":[[7,8]],"text":"-1"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',41,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 refill 5","picks":[[21,32]],"text":"talented_apprentice_1"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',42,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 1","picks":[[0,6],[5,6],[5,6],[1,6],[0,6],[2,6]],"text":"R6 G1 B1 B2 B3 B6"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',43,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G1 B3"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',44,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 2","picks":[[4,6],[5,6],[3,6],[4,6]],"text":"G4 G5 B5 B6"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',45,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep B3 B6"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',46,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 3","picks":[[3,6],[4,6],[4,6],[3,6]],"text":"R4 B4 B5 B5"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',47,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',48,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 penalty","picks":[[1,7]],"text":"-3"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',49,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 refill 5","picks":[[23,31]],"text":"busy_fairy_2"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',50,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 roll 1","picks":[[5,6],[1,6],[1,6],[0,6],[3,6],[3,6]],"text":"R1 G2 B2 B4 B4 B6"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',51,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep B2"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',52,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 roll 2","picks":[[4,6],[1,6],[3,6],[1,6],[4,6]],"text":"R2 R5 G2 G4 G5"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',53,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R2"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',54,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 roll 3","picks":[[4,6],[5,6],[5,6],[3,6],[3,6]],"text":"R6 G4 G5 B4 B6"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',55,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"take 2"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',56,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 refill 5","picks":[[24,30]],"text":"busy_fairy_4"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',57,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 1","picks":[[3,6],[5,6],[0,6],[5,6],[4,6],[3,6]],"text":"R1 R4 R5 R6 B4 B6"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',58,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1 R6 B4"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',59,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 2","picks":[[4,6],[1,6],[4,6]],"text":"R5 G2 G5"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',60,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1 R6 G2 G5"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',61,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 3","picks":[[3,6],[2,6]],"text":"B3 B4"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',62,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"take 2"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',63,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 refill 5","picks":[[24,29]],"text":"busy_fairy_5"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',64,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 1","picks":[[2,6],[5,6],[5,6],[4,6],[3,6],[1,6]],"text":"R2 R3 R6 B4 B5 B6"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',65,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 R3 R6 B5 B6"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',66,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 2","picks":[[2,6]],"text":"B3"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',67,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 R3 R6 B3 B6"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',68,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 3","picks":[[1,6]],"text":"B2"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',69,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',70,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 penalty","picks":[[5,6]],"text":"-1"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',71,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 refill 5","picks":[[8,28]],"text":"grumpy_dwarf_7"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',72,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 1","picks":[[3,6],[1,6],[5,6],[2,6],[1,6],[1,6]],"text":"R2 R2 R4 R6 G2 G3"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',73,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G2 G3"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',74,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 2","picks":[[3,6],[5,6],[3,6],[3,6]],"text":"R4 R6 B4 B4"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',75,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R4 B4"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',76,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 3","picks":[[2,6],[4,6],[2,6],[5,6]],"text":"R3 G3 G6 B5"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',77,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',78,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 penalty","picks":[[3,5]],"text":"-2"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',79,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 refill 5","picks":[[5,27]],"text":"grumpy_dwarf_1"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',80,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 roll 1","picks":[[1,6],[1,6],[0,6],[1,6],[3,6],[3,6]],"text":"R1 G2 G2 B2 B4 B4"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',81,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 B2"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',82,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 roll 2","picks":[[3,6],[2,6],[5,6],[4,6]],"text":"R3 R4 R5 G6"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',83,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 R4 G6"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',84,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 roll 3","picks":[[3,6],[0,6],[0,6]],"text":"R1 R4 G1"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',85,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 1"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',86,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 refill 5","picks":[[5,26]],"text":"grumpy_dwarf_3"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',87,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 1","picks":[[5,6],[2,6],[1,6],[5,6],[2,6],[3,6]],"text":"R3 R6 B2 B3 B4 B6"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',88,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R3 R6 B2 B4 B6"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',89,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 2","picks":[[4,6]],"text":"R5"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',90,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R3 R6 B6"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',91,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 3","picks":[[1,6],[4,6],[4,6]],"text":"R5 R5 B2"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',92,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',93,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 penalty","picks":[[1,4]],"text":"-3"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',94,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 refill 5","picks":[[11,25]],"text":"cuddly_orc_3"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',95,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 1","picks":[[2,6],[0,6],[0,6],[1,6],[4,6],[4,6]],"text":"R1 R3 R5 R5 B1 B2"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',96,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 R3"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',97,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 2","picks":[[3,6],[5,6],[1,6],[4,6]],"text":"R2 R4 R5 R6"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',98,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 R4 R5"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',99,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 3","picks":[[4,6],[2,6],[2,6]],"text":"G3 G5 B3"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',100,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',101,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 penalty","picks":[[1,3]],"text":"-2"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',102,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 refill 5","picks":[[16,24]],"text":"odd_mushroom_goblin_3"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',103,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 roll 1","picks":[[3,6],[2,6],[4,6],[5,6],[3,6],[3,6]],"text":"R3 R4 R6 B4 B4 B5"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',104,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R4 R6 B4 B5"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',105,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 roll 2","picks":[[2,6],[3,6]],"text":"R3 B4"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',106,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R4"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',107,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 roll 3","picks":[[2,6],[4,6],[5,6],[3,6],[2,6]],"text":"R3 R6 B3 B4 B5"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',108,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',109,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 penalty","picks":[[1,2]],"text":"-1"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',110,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 refill 5","picks":[[22,23]],"text":"dragon_3"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',111,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 roll 1","picks":[[3,6],[3,6],[1,6],[1,6],[3,6],[3,6]],"text":"R4 R4 B2 B2 B4 B4"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',112,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R4"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',113,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 roll 2","picks":[[4,6],[2,6],[5,6],[1,6],[4,6]],"text":"R2 R5 R6 G3 G5"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',114,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R4"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',115,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 roll 3","picks":[[0,6],[5,6],[3,6],[3,6],[0,6]],"text":"R6 G1 G4 B1 B4"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',116,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 4"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',117,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 refill 5","picks":[[14,22]],"text":"odd_mushroom_goblin_1"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',118,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 15 roll 1","picks":[[3,6],[5,6],[5,6],[3,6],[3,6],[2,6]],"text":"R4 R6 G4 B3 B4 B6"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',119,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R4 R6 G4 B3 B6"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',120,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 15 roll 2","picks":[[1,6]],"text":"R2"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',121,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R6 B6"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',122,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 15 roll 3","picks":[[2,6],[1,6],[0,6],[0,6]],"text":"R3 G1 G1 B2"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',123,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',124,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 15 penalty","picks":[[0,1]],"text":"-4"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',125,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 15 refill 5","picks":[[6,21]],"text":"crazy_gnome_1"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',126,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 16 roll 1","picks":[[0,6],[4,6],[5,6],[0,6],[5,6],[0,6]],"text":"R1 R6 G1 G5 G6 B1"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',127,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 R6 G5"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',128,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 16 roll 2","picks":[[5,6],[3,6],[0,6]],"text":"G1 B4 B6"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',129,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R6 B4 B6"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',130,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 16 roll 3","picks":[[4,6],[5,6],[5,6]],"text":"R6 G5 G6"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',131,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 3 to P1"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',132,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 16 refill 5","picks":[[4,20]],"text":"arrogant_elf_3"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',133,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 17 roll 1","picks":[[1,6],[4,6],[4,6],[0,6],[5,6],[4,6]],"text":"R1 R5 G2 G5 G6 B5"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',134,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1 R5"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',135,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 17 roll 2","picks":[[5,6],[3,6],[1,6],[5,6]],"text":"R4 G6 B2 B6"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',136,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G6 B2"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',137,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 17 roll 3","picks":[[2,6],[4,6],[4,6],[5,6]],"text":"R3 G5 G6 B5"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',138,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"take 2"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',139,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 17 refill 5","picks":[[17,19]],"text":"dragon_1"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',140,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 18 roll 1","picks":[[4,6],[0,6],[3,6],[3,6],[5,6],[3,6]],"text":"G4 G4 G5 G6 B1 B4"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',141,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G4 G4 B1"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',142,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 18 roll 2","picks":[[2,6],[5,6],[1,6]],"text":"R2 R3 G6"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',143,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 R3 G6"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',144,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 18 roll 3","picks":[[4,6],[3,6],[0,6]],"text":"R1 G4 G5"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',145,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 2"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',146,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 18 refill 5","picks":[[13,18]],"text":"talented_apprentice_2"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',147,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 19 roll 1","picks":[[5,6],[0,6],[3,6],[0,6],[5,6],[5,6]],"text":"R1 G4 G6 G6 B1 B6"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',148,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1 G6"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',149,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 19 roll 2","picks":[[5,6],[0,6],[4,6],[1,6]],"text":"R2 B1 B5 B6"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',150,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R2 B6"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',151,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 19 roll 3","picks":[[4,6],[2,6],[4,6],[1,6]],"text":"R2 G3 G5 B5"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',152,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('sbnZJAbmJfRfQFUv',153,1000000,'{"type":"closed","ending":"finished","seed":"a02fc5e18d4e6e60ce62cd3c402dedf1123d65cf490fe21286529ac5450eefbf"}');
INSERT INTO "events" VALUES('zCXfNcadM4Y1tqYx',1,1000000,'{"type":"created","settings":{"game":"knatsch","seats":3,"options":{}},"host":"anna","commitment":"8f1bff6e607e15524b79b1b160361730d5c2c22e912e26d5b62d87241d67bec5","rules":2,"dice":2,"material":"84309aecc11e345ad01f0c07d245db3db833562e8ebeff3ca60057546d7edfb7"}');
INSERT INTO "events" VALUES('zCXfNcadM4Y1tqYx',2,1000000,'{"type":"seated","seat":0,"player":"anna"}');
INSERT INTO "events" VALUES('zCXfNcadM4Y1tqYx',3,1000000,'{"type":"bot-seated","seat":1,"level":"knight","name":"Knight 2"}');
CREATE TABLE heads (
	table_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	link BLOB NOT NULL, version INTEGER DEFAULT '0' NOT NULL, keeper INTEGER, 
	PRIMARY KEY (table_id)
)
 WITHOUT ROWID

;
INSERT INTO "heads" VALUES('P4kwwW8OH8aAqOFx',8,X'2B2F560FDFEEECA41C74F9E30E1B421B42B6F590FD7B3953D1AEA825E4767D92',8,NULL);
INSERT INTO "heads" VALUES('g9RnjX6Dij6N3Ngh',151,X'F7BAE03887D6B9A1F73B22C9A8FDB7B7767951FB6E0DA267ED37BA6DF28D2CE2',0,NULL);
INSERT INTO "heads" VALUES('ldQci9MTtSris10I',23,X'BA6B1393653AC0E59B33A2E4D4E799F2B3F32950F003D2EDAE8F96EBDBE8A3BE',13,NULL);
INSERT INTO "heads" VALUES('sbnZJAbmJfRfQFUv',153,X'D83611264317EE01F29D4CCFE4082DD0966DD7D89C545155E7D1AC64B7D0A076',117,NULL);
INSERT INTO "heads" VALUES('zCXfNcadM4Y1tqYx',3,X'1922406914C7F125E19F0CE1DDD3E09B5D15CB58CBEC214637CDBC4615BB5224',2,NULL);
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
INSERT INTO "replies" VALUES('anna','intent-126bd719d2d85ef0','sbnZJAbmJfRfQFUv','{"id":"intent-126bd719d2d85ef0","accepted":true,"seq":122}');
INSERT INTO "replies" VALUES('anna','intent-1449f2aad4e26374','sbnZJAbmJfRfQFUv','{"id":"intent-1449f2aad4e26374","accepted":true,"seq":153}');
INSERT INTO "replies" VALUES('anna','intent-14a9e7ca0d1f4dd2','sbnZJAbmJfRfQFUv','{"id":"intent-14a9e7ca0d1f4dd2","accepted":true,"seq":75}');
INSERT INTO "replies" VALUES('anna','intent-1c1d134e96ea03cb','sbnZJAbmJfRfQFUv','{"id":"intent-1c1d134e96ea03cb","accepted":true,"seq":135}');
INSERT INTO "replies" VALUES('anna','intent-1eb77805ff89e05b','ldQci9MTtSris10I','{"id":"intent-1eb77805ff89e05b","accepted":true,"seq":10}');
INSERT INTO "replies" VALUES('anna','intent-21feb059d18d4e92','sbnZJAbmJfRfQFUv','{"id":"intent-21feb059d18d4e92","accepted":true,"seq":151}');
INSERT INTO "replies" VALUES('anna','intent-283bdecb775ce6dd','sbnZJAbmJfRfQFUv','{"id":"intent-283bdecb775ce6dd","accepted":true,"seq":63}');
INSERT INTO "replies" VALUES('anna','intent-2aec89d8563b15f2','sbnZJAbmJfRfQFUv','{"id":"intent-2aec89d8563b15f2","accepted":true,"seq":60}');
INSERT INTO "replies" VALUES('anna','intent-2bc16852fc3eea3a','sbnZJAbmJfRfQFUv','{"id":"intent-2bc16852fc3eea3a","accepted":true,"seq":54}');
INSERT INTO "replies" VALUES('anna','intent-2c3b34a13383cd4d','sbnZJAbmJfRfQFUv','{"id":"intent-2c3b34a13383cd4d","accepted":true,"seq":150}');
INSERT INTO "replies" VALUES('anna','intent-2ca50406ac40fce3','sbnZJAbmJfRfQFUv','{"id":"intent-2ca50406ac40fce3","accepted":true,"seq":79}');
INSERT INTO "replies" VALUES('anna','intent-2da531cded619f07','sbnZJAbmJfRfQFUv','{"id":"intent-2da531cded619f07","accepted":true,"seq":34}');
INSERT INTO "replies" VALUES('anna','intent-2f2b5d2c5dcc28c4','sbnZJAbmJfRfQFUv','{"id":"intent-2f2b5d2c5dcc28c4","accepted":true,"seq":20}');
INSERT INTO "replies" VALUES('anna','intent-30ab7d7ef0ae00ad','sbnZJAbmJfRfQFUv','{"id":"intent-30ab7d7ef0ae00ad","accepted":true,"seq":35}');
INSERT INTO "replies" VALUES('anna','intent-31893a7cec9aaa3a','sbnZJAbmJfRfQFUv','{"id":"intent-31893a7cec9aaa3a","accepted":true,"seq":50}');
INSERT INTO "replies" VALUES('anna','intent-34f6f108dae6033c','sbnZJAbmJfRfQFUv','{"id":"intent-34f6f108dae6033c","accepted":true,"seq":107}');
INSERT INTO "replies" VALUES('anna','intent-368851725ebac6cb','P4kwwW8OH8aAqOFx','{"id":"intent-368851725ebac6cb","accepted":true,"seq":6}');
INSERT INTO "replies" VALUES('anna','intent-36bbddd2820641f0','sbnZJAbmJfRfQFUv','{"id":"intent-36bbddd2820641f0","accepted":true,"seq":133}');
INSERT INTO "replies" VALUES('anna','intent-37cf9e71be497639','sbnZJAbmJfRfQFUv','{"id":"intent-37cf9e71be497639","accepted":true,"seq":148}');
INSERT INTO "replies" VALUES('anna','intent-3a77fc25d1074145','sbnZJAbmJfRfQFUv','{"id":"intent-3a77fc25d1074145","accepted":true,"seq":125}');
INSERT INTO "replies" VALUES('anna','intent-3f2df499af6489c5','sbnZJAbmJfRfQFUv','{"id":"intent-3f2df499af6489c5","accepted":true,"seq":61}');
INSERT INTO "replies" VALUES('anna','intent-464f73832363f730','P4kwwW8OH8aAqOFx','{"id":"intent-464f73832363f730","accepted":true,"seq":7}');
INSERT INTO "replies" VALUES('anna','intent-48f2bd2bb83e016e','sbnZJAbmJfRfQFUv','{"id":"intent-48f2bd2bb83e016e","accepted":true,"seq":73}');
INSERT INTO "replies" VALUES('anna','intent-4babe03251227756','zCXfNcadM4Y1tqYx','{"id":"intent-4babe03251227756","accepted":true,"seq":3}');
INSERT INTO "replies" VALUES('anna','intent-4d37d35473480ff8','sbnZJAbmJfRfQFUv','{"id":"intent-4d37d35473480ff8","accepted":true,"seq":76}');
INSERT INTO "replies" VALUES('anna','intent-52a8f25e6c49006c','P4kwwW8OH8aAqOFx','{"id":"intent-52a8f25e6c49006c","accepted":true,"seq":8}');
INSERT INTO "replies" VALUES('anna','intent-53df663f3fa94bd8','sbnZJAbmJfRfQFUv','{"id":"intent-53df663f3fa94bd8","accepted":true,"seq":58}');
INSERT INTO "replies" VALUES('anna','intent-57c681b9a86a7cfe','sbnZJAbmJfRfQFUv','{"id":"intent-57c681b9a86a7cfe","accepted":true,"seq":52}');
INSERT INTO "replies" VALUES('anna','intent-5b9618536533fb5a','sbnZJAbmJfRfQFUv','{"id":"intent-5b9618536533fb5a","accepted":true,"seq":106}');
INSERT INTO "replies" VALUES('anna','intent-5bea08af326259b2','sbnZJAbmJfRfQFUv','{"id":"intent-5bea08af326259b2","accepted":true,"seq":88}');
INSERT INTO "replies" VALUES('anna','intent-5d6e4bd7dc532dff','sbnZJAbmJfRfQFUv','{"id":"intent-5d6e4bd7dc532dff","accepted":true,"seq":104}');
INSERT INTO "replies" VALUES('anna','intent-61723a0397f99b80','sbnZJAbmJfRfQFUv','{"id":"intent-61723a0397f99b80","accepted":true,"seq":72}');
INSERT INTO "replies" VALUES('anna','intent-61d5ae14dcc038ed','sbnZJAbmJfRfQFUv','{"id":"intent-61d5ae14dcc038ed","accepted":true,"seq":103}');
INSERT INTO "replies" VALUES('anna','intent-690ed8ee5fc9e68b','sbnZJAbmJfRfQFUv','{"id":"intent-690ed8ee5fc9e68b","accepted":true,"seq":59}');
INSERT INTO "replies" VALUES('anna','intent-6a6bc25041fff228','sbnZJAbmJfRfQFUv','{"id":"intent-6a6bc25041fff228","accepted":true,"seq":105}');
INSERT INTO "replies" VALUES('anna','intent-7213be4d4a5e38af','sbnZJAbmJfRfQFUv','{"id":"intent-7213be4d4a5e38af","accepted":true,"seq":21}');
INSERT INTO "replies" VALUES('anna','intent-7385d3e60c5a4e46','P4kwwW8OH8aAqOFx','{"id":"intent-7385d3e60c5a4e46","accepted":true,"seq":2}');
INSERT INTO "replies" VALUES('anna','intent-7710e86449375a2b','P4kwwW8OH8aAqOFx','{"id":"intent-7710e86449375a2b","accepted":true,"seq":4}');
INSERT INTO "replies" VALUES('anna','intent-810a96de3ee48769','sbnZJAbmJfRfQFUv','{"id":"intent-810a96de3ee48769","accepted":true,"seq":56}');
INSERT INTO "replies" VALUES('anna','intent-83d825823ca85de2','sbnZJAbmJfRfQFUv','{"id":"intent-83d825823ca85de2","accepted":true,"seq":11}');
INSERT INTO "replies" VALUES('anna','intent-84da15366776aab8','sbnZJAbmJfRfQFUv','{"id":"intent-84da15366776aab8","accepted":true,"seq":53}');
INSERT INTO "replies" VALUES('anna','intent-884c693e60ec9db7','sbnZJAbmJfRfQFUv','{"id":"intent-884c693e60ec9db7","accepted":true,"seq":2}');
INSERT INTO "replies" VALUES('anna','intent-93d755d8366c458f','sbnZJAbmJfRfQFUv','{"id":"intent-93d755d8366c458f","accepted":true,"seq":149}');
INSERT INTO "replies" VALUES('anna','intent-994ce3363bc392af','sbnZJAbmJfRfQFUv','{"id":"intent-994ce3363bc392af","accepted":true,"seq":94}');
INSERT INTO "replies" VALUES('anna','intent-9c47d3ea6fb0d83d','sbnZJAbmJfRfQFUv','{"id":"intent-9c47d3ea6fb0d83d","accepted":true,"seq":19}');
INSERT INTO "replies" VALUES('anna','intent-9deb5ace4bc93fc7','sbnZJAbmJfRfQFUv','{"id":"intent-9deb5ace4bc93fc7","accepted":true,"seq":136}');
INSERT INTO "replies" VALUES('anna','intent-af14f64ae85495ab','sbnZJAbmJfRfQFUv','{"id":"intent-af14f64ae85495ab","accepted":true,"seq":147}');
INSERT INTO "replies" VALUES('anna','intent-b64fdd9fb216789f','ldQci9MTtSris10I','{"id":"intent-b64fdd9fb216789f","accepted":true,"seq":20}');
INSERT INTO "replies" VALUES('anna','intent-b70277bd7b6c5449','sbnZJAbmJfRfQFUv','{"id":"intent-b70277bd7b6c5449","accepted":true,"seq":90}');
INSERT INTO "replies" VALUES('anna','intent-b8e7d5fea46d6f36','sbnZJAbmJfRfQFUv','{"id":"intent-b8e7d5fea46d6f36","accepted":true,"seq":121}');
INSERT INTO "replies" VALUES('anna','intent-b9b6a7bd00922256','sbnZJAbmJfRfQFUv','{"id":"intent-b9b6a7bd00922256","accepted":true,"seq":38}');
INSERT INTO "replies" VALUES('anna','intent-bcdb8e011e13c396','sbnZJAbmJfRfQFUv','{"id":"intent-bcdb8e011e13c396","accepted":true,"seq":120}');
INSERT INTO "replies" VALUES('anna','intent-c81ceb7ec1047d53','sbnZJAbmJfRfQFUv','{"id":"intent-c81ceb7ec1047d53","accepted":true,"seq":23}');
INSERT INTO "replies" VALUES('anna','intent-c8cc90e34f2d8cb9','sbnZJAbmJfRfQFUv','{"id":"intent-c8cc90e34f2d8cb9","accepted":true,"seq":22}');
INSERT INTO "replies" VALUES('anna','intent-cba13faf21392a3f','P4kwwW8OH8aAqOFx','{"id":"intent-cba13faf21392a3f","accepted":true,"seq":5}');
INSERT INTO "replies" VALUES('anna','intent-cdd0389bbefd64a1','sbnZJAbmJfRfQFUv','{"id":"intent-cdd0389bbefd64a1","accepted":true,"seq":57}');
INSERT INTO "replies" VALUES('anna','intent-ce8da73719ca6eba','sbnZJAbmJfRfQFUv','{"id":"intent-ce8da73719ca6eba","accepted":true,"seq":110}');
INSERT INTO "replies" VALUES('anna','intent-d019921531bde5e4','sbnZJAbmJfRfQFUv','{"id":"intent-d019921531bde5e4","accepted":true,"seq":36}');
INSERT INTO "replies" VALUES('anna','intent-d6da91521032a077','sbnZJAbmJfRfQFUv','{"id":"intent-d6da91521032a077","accepted":true,"seq":51}');
INSERT INTO "replies" VALUES('anna','intent-d982693dbb4d8532','sbnZJAbmJfRfQFUv','{"id":"intent-d982693dbb4d8532","accepted":true,"seq":134}');
INSERT INTO "replies" VALUES('anna','intent-dfc41a38015072e6','sbnZJAbmJfRfQFUv','{"id":"intent-dfc41a38015072e6","accepted":true,"seq":37}');
INSERT INTO "replies" VALUES('anna','intent-dfe42c8b809ecbc6','sbnZJAbmJfRfQFUv','{"id":"intent-dfe42c8b809ecbc6","accepted":true,"seq":41}');
INSERT INTO "replies" VALUES('anna','intent-e0cf55f4467065b8','sbnZJAbmJfRfQFUv','{"id":"intent-e0cf55f4467065b8","accepted":true,"seq":91}');
INSERT INTO "replies" VALUES('anna','intent-e35718e3d867ac70','sbnZJAbmJfRfQFUv','{"id":"intent-e35718e3d867ac70","accepted":true,"seq":137}');
INSERT INTO "replies" VALUES('anna','intent-e45d30e99e8bf8e2','sbnZJAbmJfRfQFUv','{"id":"intent-e45d30e99e8bf8e2","accepted":true,"seq":118}');
INSERT INTO "replies" VALUES('anna','intent-e4bdb874c4d482e0','ldQci9MTtSris10I','{"id":"intent-e4bdb874c4d482e0","accepted":true,"seq":21}');
INSERT INTO "replies" VALUES('anna','intent-e6d178a7e6d0a208','sbnZJAbmJfRfQFUv','{"id":"intent-e6d178a7e6d0a208","accepted":true,"seq":139}');
INSERT INTO "replies" VALUES('anna','intent-efd316f928ce9b53','sbnZJAbmJfRfQFUv','{"id":"intent-efd316f928ce9b53","accepted":true,"seq":26}');
INSERT INTO "replies" VALUES('anna','intent-f7dca21813d9092c','sbnZJAbmJfRfQFUv','{"id":"intent-f7dca21813d9092c","accepted":true,"seq":119}');
INSERT INTO "replies" VALUES('anna','intent-f97225b58e04e868','sbnZJAbmJfRfQFUv','{"id":"intent-f97225b58e04e868","accepted":true,"seq":74}');
INSERT INTO "replies" VALUES('anna','intent-fb783ace22f140b9','sbnZJAbmJfRfQFUv','{"id":"intent-fb783ace22f140b9","accepted":true,"seq":89}');
INSERT INTO "replies" VALUES('anna','intent-fd5acc484bdff210','ldQci9MTtSris10I','{"id":"intent-fd5acc484bdff210","accepted":true,"seq":2}');
INSERT INTO "replies" VALUES('anna','intent-ffecadcf8cab5dc1','sbnZJAbmJfRfQFUv','{"id":"intent-ffecadcf8cab5dc1","accepted":true,"seq":87}');
INSERT INTO "replies" VALUES('anna','known','zCXfNcadM4Y1tqYx','{"id":"known","accepted":true,"seq":2}');
INSERT INTO "replies" VALUES('ben','intent-012577f9a2c300c5','ldQci9MTtSris10I','{"id":"intent-012577f9a2c300c5","accepted":true,"seq":14}');
INSERT INTO "replies" VALUES('ben','intent-022e438ea91c87b2','sbnZJAbmJfRfQFUv','{"id":"intent-022e438ea91c87b2","accepted":true,"seq":96}');
INSERT INTO "replies" VALUES('ben','intent-05187dff53fdea5a','sbnZJAbmJfRfQFUv','{"id":"intent-05187dff53fdea5a","accepted":true,"seq":15}');
INSERT INTO "replies" VALUES('ben','intent-0fc2f2b1d86f1d0c','sbnZJAbmJfRfQFUv','{"id":"intent-0fc2f2b1d86f1d0c","accepted":true,"seq":14}');
INSERT INTO "replies" VALUES('ben','intent-182a11fba4f087e9','sbnZJAbmJfRfQFUv','{"id":"intent-182a11fba4f087e9","accepted":true,"seq":18}');
INSERT INTO "replies" VALUES('ben','intent-1b7165882ce6fd7b','sbnZJAbmJfRfQFUv','{"id":"intent-1b7165882ce6fd7b","accepted":true,"seq":42}');
INSERT INTO "replies" VALUES('ben','intent-1ea1a1b6189e76ac','sbnZJAbmJfRfQFUv','{"id":"intent-1ea1a1b6189e76ac","accepted":true,"seq":3}');
INSERT INTO "replies" VALUES('ben','intent-249cb4a1bc98f79c','sbnZJAbmJfRfQFUv','{"id":"intent-249cb4a1bc98f79c","accepted":true,"seq":114}');
INSERT INTO "replies" VALUES('ben','intent-2792e857c15c76af','sbnZJAbmJfRfQFUv','{"id":"intent-2792e857c15c76af","accepted":true,"seq":71}');
INSERT INTO "replies" VALUES('ben','intent-27974020436beca2','sbnZJAbmJfRfQFUv','{"id":"intent-27974020436beca2","accepted":true,"seq":27}');
INSERT INTO "replies" VALUES('ben','intent-332b45a727a22f84','ldQci9MTtSris10I','{"id":"intent-332b45a727a22f84","accepted":true,"seq":11}');
INSERT INTO "replies" VALUES('ben','intent-33363b6e11fc543c','sbnZJAbmJfRfQFUv','{"id":"intent-33363b6e11fc543c","accepted":true,"seq":44}');
INSERT INTO "replies" VALUES('ben','intent-33eac68d67e17110','sbnZJAbmJfRfQFUv','{"id":"intent-33eac68d67e17110","accepted":true,"seq":65}');
INSERT INTO "replies" VALUES('ben','intent-397eebdcd2e648be','sbnZJAbmJfRfQFUv','{"id":"intent-397eebdcd2e648be","accepted":true,"seq":143}');
INSERT INTO "replies" VALUES('ben','intent-3c877ca2a607247b','sbnZJAbmJfRfQFUv','{"id":"intent-3c877ca2a607247b","accepted":true,"seq":68}');
INSERT INTO "replies" VALUES('ben','intent-4330e729e0d439bf','sbnZJAbmJfRfQFUv','{"id":"intent-4330e729e0d439bf","accepted":true,"seq":29}');
INSERT INTO "replies" VALUES('ben','intent-4f4c6faf4e914a32','sbnZJAbmJfRfQFUv','{"id":"intent-4f4c6faf4e914a32","accepted":true,"seq":64}');
INSERT INTO "replies" VALUES('ben','intent-5825d4ad7f90e81a','ldQci9MTtSris10I','{"id":"intent-5825d4ad7f90e81a","accepted":true,"seq":3}');
INSERT INTO "replies" VALUES('ben','intent-59cf5e759478a229','sbnZJAbmJfRfQFUv','{"id":"intent-59cf5e759478a229","accepted":true,"seq":33}');
INSERT INTO "replies" VALUES('ben','intent-5e9839ded2131672','sbnZJAbmJfRfQFUv','{"id":"intent-5e9839ded2131672","accepted":true,"seq":141}');
INSERT INTO "replies" VALUES('ben','intent-5ee75c8a8d9ae6bd','sbnZJAbmJfRfQFUv','{"id":"intent-5ee75c8a8d9ae6bd","accepted":true,"seq":115}');
INSERT INTO "replies" VALUES('ben','intent-61fc024e2488a024','sbnZJAbmJfRfQFUv','{"id":"intent-61fc024e2488a024","accepted":true,"seq":117}');
INSERT INTO "replies" VALUES('ben','intent-626b6542943a3d88','sbnZJAbmJfRfQFUv','{"id":"intent-626b6542943a3d88","accepted":true,"seq":43}');
INSERT INTO "replies" VALUES('ben','intent-6302a78c57d76fca','sbnZJAbmJfRfQFUv','{"id":"intent-6302a78c57d76fca","accepted":true,"seq":81}');
INSERT INTO "replies" VALUES('ben','intent-6d18fb3bc04ef6b7','sbnZJAbmJfRfQFUv','{"id":"intent-6d18fb3bc04ef6b7","accepted":true,"seq":113}');
INSERT INTO "replies" VALUES('ben','intent-7017c59be061d95b','sbnZJAbmJfRfQFUv','{"id":"intent-7017c59be061d95b","accepted":true,"seq":129}');
INSERT INTO "replies" VALUES('ben','intent-707928a2a4f1747e','sbnZJAbmJfRfQFUv','{"id":"intent-707928a2a4f1747e","accepted":true,"seq":84}');
INSERT INTO "replies" VALUES('ben','intent-7781558749b409eb','sbnZJAbmJfRfQFUv','{"id":"intent-7781558749b409eb","accepted":true,"seq":126}');
INSERT INTO "replies" VALUES('ben','intent-787b3bb447ba680b','sbnZJAbmJfRfQFUv','{"id":"intent-787b3bb447ba680b","accepted":true,"seq":98}');
INSERT INTO "replies" VALUES('ben','intent-7939347785638b3e','sbnZJAbmJfRfQFUv','{"id":"intent-7939347785638b3e","accepted":true,"seq":67}');
INSERT INTO "replies" VALUES('ben','intent-793fe8acbafd29d8','ldQci9MTtSris10I','{"id":"intent-793fe8acbafd29d8","accepted":true,"seq":13}');
INSERT INTO "replies" VALUES('ben','intent-79eb6e924de51499','sbnZJAbmJfRfQFUv','{"id":"intent-79eb6e924de51499","accepted":true,"seq":45}');
INSERT INTO "replies" VALUES('ben','intent-7f6d94e39e74cd72','sbnZJAbmJfRfQFUv','{"id":"intent-7f6d94e39e74cd72","accepted":true,"seq":130}');
INSERT INTO "replies" VALUES('ben','intent-86a0d21bfe12e543','sbnZJAbmJfRfQFUv','{"id":"intent-86a0d21bfe12e543","accepted":true,"seq":86}');
INSERT INTO "replies" VALUES('ben','intent-892a42e7ff32eb10','sbnZJAbmJfRfQFUv','{"id":"intent-892a42e7ff32eb10","accepted":true,"seq":112}');
INSERT INTO "replies" VALUES('ben','intent-8b8c2eca173e271b','sbnZJAbmJfRfQFUv','{"id":"intent-8b8c2eca173e271b","accepted":true,"seq":146}');
INSERT INTO "replies" VALUES('ben','intent-8dd68bfc913b465f','sbnZJAbmJfRfQFUv','{"id":"intent-8dd68bfc913b465f","accepted":true,"seq":111}');
INSERT INTO "replies" VALUES('ben','intent-8f1b043325135174','ldQci9MTtSris10I','{"id":"intent-8f1b043325135174","accepted":true,"seq":19}');
INSERT INTO "replies" VALUES('ben','intent-966710ab925f5d27','sbnZJAbmJfRfQFUv','{"id":"intent-966710ab925f5d27","accepted":true,"seq":16}');
INSERT INTO "replies" VALUES('ben','intent-969f87e8dd916db4','sbnZJAbmJfRfQFUv','{"id":"intent-969f87e8dd916db4","accepted":true,"seq":31}');
INSERT INTO "replies" VALUES('ben','intent-981f82eeab448638','sbnZJAbmJfRfQFUv','{"id":"intent-981f82eeab448638","accepted":true,"seq":95}');
INSERT INTO "replies" VALUES('ben','intent-9b8abc660e33902b','sbnZJAbmJfRfQFUv','{"id":"intent-9b8abc660e33902b","accepted":true,"seq":83}');
INSERT INTO "replies" VALUES('ben','intent-a38b904107bef4d9','sbnZJAbmJfRfQFUv','{"id":"intent-a38b904107bef4d9","accepted":true,"seq":102}');
INSERT INTO "replies" VALUES('ben','intent-a93cccd5902961cd','sbnZJAbmJfRfQFUv','{"id":"intent-a93cccd5902961cd","accepted":true,"seq":99}');
INSERT INTO "replies" VALUES('ben','intent-ab084025835d63d4','ldQci9MTtSris10I','{"id":"intent-ab084025835d63d4","accepted":true,"seq":15}');
INSERT INTO "replies" VALUES('ben','intent-aefea4fe0d4f9370','sbnZJAbmJfRfQFUv','{"id":"intent-aefea4fe0d4f9370","accepted":true,"seq":28}');
INSERT INTO "replies" VALUES('ben','intent-b9467cd880437d3e','sbnZJAbmJfRfQFUv','{"id":"intent-b9467cd880437d3e","accepted":true,"seq":80}');
INSERT INTO "replies" VALUES('ben','intent-bb96245c1c4723fa','P4kwwW8OH8aAqOFx','{"id":"intent-bb96245c1c4723fa","accepted":true,"seq":3}');
INSERT INTO "replies" VALUES('ben','intent-bc68e8cada92770d','sbnZJAbmJfRfQFUv','{"id":"intent-bc68e8cada92770d","accepted":true,"seq":49}');
INSERT INTO "replies" VALUES('ben','intent-bd4bfe310be6224e','sbnZJAbmJfRfQFUv','{"id":"intent-bd4bfe310be6224e","accepted":true,"seq":66}');
INSERT INTO "replies" VALUES('ben','intent-c1f8d1980769785c','sbnZJAbmJfRfQFUv','{"id":"intent-c1f8d1980769785c","accepted":true,"seq":127}');
INSERT INTO "replies" VALUES('ben','intent-cf79136021de3609','sbnZJAbmJfRfQFUv','{"id":"intent-cf79136021de3609","accepted":true,"seq":82}');
INSERT INTO "replies" VALUES('ben','intent-d0e4f3fcbab731ad','sbnZJAbmJfRfQFUv','{"id":"intent-d0e4f3fcbab731ad","accepted":true,"seq":140}');
INSERT INTO "replies" VALUES('ben','intent-d141c59d9fbde5b8','sbnZJAbmJfRfQFUv','{"id":"intent-d141c59d9fbde5b8","accepted":true,"seq":30}');
INSERT INTO "replies" VALUES('ben','intent-d1f62edd1b452cef','ldQci9MTtSris10I','{"id":"intent-d1f62edd1b452cef","accepted":true,"seq":18}');
INSERT INTO "replies" VALUES('ben','intent-d55272b06ae639af','sbnZJAbmJfRfQFUv','{"id":"intent-d55272b06ae639af","accepted":true,"seq":97}');
INSERT INTO "replies" VALUES('ben','intent-d85c9c20ccd732a3','ldQci9MTtSris10I','{"id":"intent-d85c9c20ccd732a3","accepted":true,"seq":23}');
INSERT INTO "replies" VALUES('ben','intent-dc719c31de3e1c01','sbnZJAbmJfRfQFUv','{"id":"intent-dc719c31de3e1c01","accepted":true,"seq":46}');
INSERT INTO "replies" VALUES('ben','intent-df3999fcf02b5641','sbnZJAbmJfRfQFUv','{"id":"intent-df3999fcf02b5641","accepted":true,"seq":128}');
INSERT INTO "replies" VALUES('ben','intent-e0dc0b0cbc1fb9b3','sbnZJAbmJfRfQFUv','{"id":"intent-e0dc0b0cbc1fb9b3","accepted":true,"seq":142}');
INSERT INTO "replies" VALUES('ben','intent-e49fa2520c3f6cad','sbnZJAbmJfRfQFUv','{"id":"intent-e49fa2520c3f6cad","accepted":true,"seq":132}');
INSERT INTO "replies" VALUES('ben','intent-e680315f5949f5d0','sbnZJAbmJfRfQFUv','{"id":"intent-e680315f5949f5d0","accepted":true,"seq":13}');
INSERT INTO "replies" VALUES('ben','intent-e7f82c812d50e464','ldQci9MTtSris10I','{"id":"intent-e7f82c812d50e464","accepted":true,"seq":12}');
INSERT INTO "replies" VALUES('ben','intent-e9caf5db8cd465b4','sbnZJAbmJfRfQFUv','{"id":"intent-e9caf5db8cd465b4","accepted":true,"seq":144}');
INSERT INTO "replies" VALUES('ben','intent-ee9753297a37a406','P4kwwW8OH8aAqOFx','{"id":"intent-ee9753297a37a406","accepted":true,"seq":8}');
INSERT INTO "replies" VALUES('ben','intent-f9d15d8a9ee7ef09','sbnZJAbmJfRfQFUv','{"id":"intent-f9d15d8a9ee7ef09","accepted":true,"seq":12}');
CREATE TABLE result_seats (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	player VARCHAR(32), 
	bot VARCHAR(20), 
	place INTEGER NOT NULL, 
	points INTEGER NOT NULL, 
	PRIMARY KEY (table_id, seat)
);
INSERT INTO "result_seats" VALUES('sbnZJAbmJfRfQFUv',0,'anna',NULL,2,-15);
INSERT INTO "result_seats" VALUES('sbnZJAbmJfRfQFUv',1,'ben',NULL,1,13);
INSERT INTO "result_seats" VALUES('g9RnjX6Dij6N3Ngh',0,NULL,NULL,2,-15);
INSERT INTO "result_seats" VALUES('g9RnjX6Dij6N3Ngh',1,NULL,NULL,1,13);
CREATE TABLE results (
	table_id VARCHAR(32) NOT NULL, 
	game VARCHAR(20) NOT NULL, 
	players INTEGER NOT NULL, 
	ended BIGINT NOT NULL, 
	ending VARCHAR(40) NOT NULL, 
	drawn BOOLEAN NOT NULL, 
	PRIMARY KEY (table_id)
);
INSERT INTO "results" VALUES('sbnZJAbmJfRfQFUv','wuerfelkoenig',2,1000000,'penalties',0);
INSERT INTO "results" VALUES('g9RnjX6Dij6N3Ngh','wuerfelkoenig',2,1000000,'penalties',0);
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
INSERT INTO "seats" VALUES('zCXfNcadM4Y1tqYx',0,'anna','Anna','fox',NULL);
INSERT INTO "seats" VALUES('zCXfNcadM4Y1tqYx',1,NULL,'Knight 2','','knight');
INSERT INTO "seats" VALUES('ldQci9MTtSris10I',0,'anna','Anna','fox',NULL);
INSERT INTO "seats" VALUES('ldQci9MTtSris10I',1,'ben','Ben','fox',NULL);
INSERT INTO "seats" VALUES('sbnZJAbmJfRfQFUv',0,'anna','Anna','fox',NULL);
INSERT INTO "seats" VALUES('sbnZJAbmJfRfQFUv',1,'ben','Ben','fox',NULL);
INSERT INTO "seats" VALUES('g9RnjX6Dij6N3Ngh',0,NULL,'Anna','',NULL);
INSERT INTO "seats" VALUES('g9RnjX6Dij6N3Ngh',1,NULL,'Ben','',NULL);
INSERT INTO "seats" VALUES('P4kwwW8OH8aAqOFx',0,'anna','Anna','fox',NULL);
INSERT INTO "seats" VALUES('P4kwwW8OH8aAqOFx',1,'ben','Ben','fox',NULL);
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
INSERT INTO "tables" VALUES('zCXfNcadM4Y1tqYx',X'6C18A5DA3635F5404DBB12B794587EC08A9867C1428464995646811327A9375E','anna','knatsch','private','open',1000000,1,0,NULL,3,NULL,NULL,NULL,0);
INSERT INTO "tables" VALUES('ldQci9MTtSris10I',X'AF8857E5A80E6ADC825016FF3819328288AF46BB2E9E10E80CA904439CAD2C26','anna','brettspiel','private','closed',1000000,0,0,'agreed',2,NULL,NULL,NULL,0);
INSERT INTO "tables" VALUES('sbnZJAbmJfRfQFUv',X'A02FC5E18D4E6E60CE62CD3C402DEDF1123D65CF490FE21286529AC5450EEFBF','anna','wuerfelkoenig','private','closed',1000000,0,0,'finished',2,NULL,NULL,NULL,0);
INSERT INTO "tables" VALUES('g9RnjX6Dij6N3Ngh',X'','anna','wuerfelkoenig','private','closed',1000000,0,1,'finished',2,NULL,NULL,NULL,0);
INSERT INTO "tables" VALUES('P4kwwW8OH8aAqOFx',X'F6472206BD8AC5D5355B01D23775447B994A70248D1402E11B1672DA0EE0B394','anna','wuerfelland','private','running',1000000,1,0,NULL,2,3600,0,4600000,8);
CREATE INDEX ix_seats_player ON seats (player);
CREATE INDEX tables_by_status ON tables (status, visibility, changed);
CREATE INDEX results_by_game ON results (game, ended);
CREATE INDEX ix_result_seats_player ON result_seats (player);
CREATE INDEX tables_by_host ON tables (host, status);
COMMIT;
