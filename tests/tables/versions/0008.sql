BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0008');
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
INSERT INTO "early_moves" VALUES('MREwbNGpMVZ2h0m9',1,'pass');
CREATE TABLE events (
	table_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	event TEXT NOT NULL, 
	PRIMARY KEY (table_id, seq)
)
 WITHOUT ROWID

;
INSERT INTO "events" VALUES('MREwbNGpMVZ2h0m9',1,1000000,'{"type":"created","settings":{"game":"wuerfelland","seats":2,"options":{"start":1,"treasures":5,"boards":["1A","2A"]},"absent":3600},"host":"anna","commitment":"f0bc2ad87950d28b66874ee88ec1489b47418e1bcbb1e160782dda2f46afc74b","rules":1,"dice":2,"material":"5745ca25d204ccb42876e28efca6a021264f7457a4194d227dd1c30bad91dcc9"}');
INSERT INTO "events" VALUES('MREwbNGpMVZ2h0m9',2,1000000,'{"type":"seated","seat":0,"player":"anna"}');
INSERT INTO "events" VALUES('MREwbNGpMVZ2h0m9',3,1000000,'{"type":"seated","seat":1,"player":"ben"}');
INSERT INTO "events" VALUES('MREwbNGpMVZ2h0m9',4,1000000,'{"type":"started"}');
INSERT INTO "events" VALUES('MREwbNGpMVZ2h0m9',5,1000000,'{"type":"played","entry":{"type":"drawn","label":"round 1 roll 1","picks":[[0,6],[4,6],[2,6],[0,6],[4,6],[1,6]],"text":"R R Y G O O"}}');
INSERT INTO "events" VALUES('MREwbNGpMVZ2h0m9',6,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"choose G"}}');
INSERT INTO "events" VALUES('MREwbNGpMVZ2h0m9',7,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"roll"}}');
INSERT INTO "events" VALUES('MREwbNGpMVZ2h0m9',8,1000000,'{"type":"played","entry":{"type":"drawn","label":"round 1 roll 2","picks":[[1,6],[1,6],[5,6],[5,6],[3,6]],"text":"Y Y B A A"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',1,1000000,'{"type":"created","settings":{"game":"wuerfelkoenig","seats":2,"options":{}},"host":"anna","commitment":"70a4c040587b6afdefae5b40962e93f7c240c8fd951d565a014c6f8b956540a4","rules":1,"dice":1,"material":""}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',2,1000000,'{"type":"imported","head":"wuerfelreich 2\ngame \"wuerfelkoenig\"\nrules 1\nmaterial {\"sha256\":\"d38674b772b18aa418bff78ab6e012e44dc06ef5cc4fc6f214009afc69ff5bca\"}\nseat {\"name\":\"P1\"}\nseat {\"name\":\"P2\"}\noptions {}\ndice {\"kind\":\"fair-2\",\"table\":\"VIJ4ZTqnoZUQ8FHi\",\"commitment\":\"70a4c040587b6afdefae5b40962e93f7c240c8fd951d565a014c6f8b956540a4\",\"seed\":\"1c82bb8e97eae2de8d9da9343fc93eff555936fda8c5c8f4f669d43195e2f1a3\"}\n\n"}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',3,1000000,'{"type":"played","entry":{"type":"drawn","label":"start","picks":[[0,2]],"text":"P1"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',4,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 penalty","picks":[[3,10]],"text":"-2"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',5,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 1","picks":[[13,40]],"text":"crazy_gnome_1"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',6,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 2","picks":[[3,39]],"text":"arrogant_elf_2"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',7,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 3","picks":[[20,38]],"text":"cuddly_orc_4"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',8,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 4","picks":[[28,37]],"text":"busy_fairy_1"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',9,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 5","picks":[[9,36]],"text":"grumpy_dwarf_6"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',10,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 1","picks":[[0,6],[1,6],[5,6],[5,6],[5,6],[2,6]],"text":"R6 R6 G2 G6 B1 B3"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',11,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R6 R6 G2 B3"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',12,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 2","picks":[[2,6],[5,6]],"text":"R3 G6"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',13,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R6 R6"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',14,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 3","picks":[[0,6],[1,6],[4,6],[2,6]],"text":"R5 G2 B1 B3"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',15,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',16,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 penalty","picks":[[7,9]],"text":"-1"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',17,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 refill 5","picks":[[20,35]],"text":"cuddly_orc_6"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',18,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 1","picks":[[2,6],[2,6],[2,6],[0,6],[5,6],[0,6]],"text":"R1 R3 R3 G1 G3 G6"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',19,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R3 R3 G1 G6"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',20,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 2","picks":[[3,6],[5,6]],"text":"R6 G4"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',21,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R3 R3 R6 G4"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',22,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 3","picks":[[2,6],[4,6]],"text":"R5 B3"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',23,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',24,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 penalty","picks":[[1,8]],"text":"-3"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',25,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 refill 5","picks":[[21,34]],"text":"odd_mushroom_goblin_1"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',26,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 1","picks":[[3,6],[5,6],[0,6],[0,6],[2,6],[0,6]],"text":"R1 R1 R4 G1 B3 B6"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',27,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R4 G1 B6"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',28,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 2","picks":[[0,6],[0,6],[1,6]],"text":"R1 R1 R2"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',29,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R4 G1 B6"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',30,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 3","picks":[[4,6],[3,6],[3,6]],"text":"G4 B4 B5"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',31,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',32,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 penalty","picks":[[1,7]],"text":"-3"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',33,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 refill 5","picks":[[28,33]],"text":"busy_fairy_5"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',34,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 1","picks":[[4,6],[1,6],[3,6],[1,6],[4,6],[2,6]],"text":"R5 G2 G4 G5 B2 B3"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',35,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R5 G4 G5"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',36,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 2","picks":[[1,6],[4,6],[1,6]],"text":"R2 G2 B5"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',37,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 R5 G4 B5"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',38,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 3","picks":[[5,6],[5,6]],"text":"B6 B6"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',39,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',40,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 penalty","picks":[[2,6]],"text":"-2"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',41,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 refill 5","picks":[[7,32]],"text":"grumpy_dwarf_4"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',42,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 1","picks":[[2,6],[2,6],[5,6],[5,6],[1,6],[5,6]],"text":"R2 R3 R3 R6 R6 G6"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',43,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R2 R3 R3 R6 R6"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',44,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 2","picks":[[2,6]],"text":"B3"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',45,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R2 R6"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',46,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 3","picks":[[5,6],[0,6],[0,6],[3,6]],"text":"R1 B1 B4 B6"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',47,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',48,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 penalty","picks":[[3,5]],"text":"-1"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',49,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 refill 5","picks":[[10,31]],"text":"crazy_gnome_2"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',50,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 roll 1","picks":[[2,6],[0,6],[1,6],[1,6],[0,6],[5,6]],"text":"R3 G1 G6 B1 B2 B2"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',51,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G6 B1"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',52,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 roll 2","picks":[[2,6],[2,6],[1,6],[2,6]],"text":"R3 G3 B2 B3"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',53,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 3"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',54,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 refill 5","picks":[[23,30]],"text":"busy_fairy_2"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',55,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 1","picks":[[1,6],[0,6],[5,6],[3,6],[0,6],[3,6]],"text":"R6 G1 G2 G4 B1 B4"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',56,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R6"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',57,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 2","picks":[[2,6],[0,6],[1,6],[2,6],[4,6]],"text":"R3 R5 B1 B2 B3"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',58,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R5 R6 B3"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',59,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 3","picks":[[5,6],[2,6],[0,6]],"text":"R1 R3 B6"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',60,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"take 4"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',61,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 refill 5","picks":[[0,29]],"text":"rich_snob_1"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',62,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 1","picks":[[0,6],[2,6],[0,6],[2,6],[4,6],[0,6]],"text":"R1 R3 R5 G1 G3 B1"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',63,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 R5 G1 G3"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',64,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 2","picks":[[4,6],[0,6]],"text":"G5 B1"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',65,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G1 G5 B1"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',66,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 3","picks":[[4,6],[1,6],[5,6]],"text":"G6 B2 B5"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',67,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 2"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',68,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 refill 5","picks":[[19,28]],"text":"odd_mushroom_goblin_3"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',69,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 1","picks":[[2,6],[5,6],[1,6],[1,6],[5,6],[2,6]],"text":"R3 G6 B2 B2 B3 B6"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',70,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R3 G6 B2 B2 B3"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',71,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 2","picks":[[2,6]],"text":"R3"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',72,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R3 R3 G6 B2 B2"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',73,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 3","picks":[[1,6]],"text":"R2"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',74,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',75,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 penalty","picks":[[2,4]],"text":"-1"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',76,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 refill 5","picks":[[23,27]],"text":"hypnotist_1"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',77,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 roll 1","picks":[[2,6],[4,6],[2,6],[2,6],[1,6],[0,6]],"text":"R2 R3 G1 G3 G3 G5"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',78,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R3 G1 G3"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',79,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 roll 2","picks":[[3,6],[2,6],[3,6]],"text":"R4 G3 B4"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',80,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R4"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',81,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 roll 3","picks":[[1,6],[1,6],[5,6],[2,6],[5,6]],"text":"R6 G2 G6 B2 B3"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',82,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',83,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 penalty","picks":[[2,3]],"text":"-1"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',84,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 refill 5","picks":[[6,26]],"text":"grumpy_dwarf_5"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',85,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 1","picks":[[2,6],[2,6],[2,6],[0,6],[5,6],[1,6]],"text":"R1 R2 R3 R3 G3 G6"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',86,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R2 G3 G6"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',87,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 2","picks":[[0,6],[1,6],[2,6]],"text":"G2 G3 B1"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',88,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep B1"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',89,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 3","picks":[[3,6],[3,6],[2,6],[1,6],[2,6]],"text":"R2 R4 G3 G4 B3"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',90,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',91,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 penalty","picks":[[0,2]],"text":"-4"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',92,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 refill 5","picks":[[5,25]],"text":"grumpy_dwarf_3"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',93,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 1","picks":[[1,6],[4,6],[4,6],[4,6],[1,6],[4,6]],"text":"R2 R5 G2 G5 B5 B5"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',94,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 G5"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',95,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 2","picks":[[3,6],[5,6],[0,6],[3,6]],"text":"R1 R4 R6 B4"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',96,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 R4 B4"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',97,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 3","picks":[[3,6],[0,6],[0,6]],"text":"R1 R4 G1"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',98,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 1"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',99,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 refill 5","picks":[[21,24]],"text":"dragon_1"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',100,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 roll 1","picks":[[5,6],[3,6],[4,6],[2,6],[5,6],[0,6]],"text":"R4 G1 G3 G6 B5 B6"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',101,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep -"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',102,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 roll 2","picks":[[2,6],[3,6],[0,6],[1,6],[0,6],[0,6]],"text":"R1 R3 R4 G1 G1 B2"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',103,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1 B2"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',104,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 roll 3","picks":[[1,6],[0,6],[4,6],[4,6]],"text":"R5 R5 G2 B1"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',105,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',106,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 penalty","picks":[[0,1]],"text":"-2"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',107,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 refill 5","picks":[[9,23]],"text":"crazy_gnome_5"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',108,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 roll 1","picks":[[1,6],[2,6],[2,6],[0,6],[0,6],[5,6]],"text":"R1 R3 G1 G2 G3 G6"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',109,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 G2"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',110,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 roll 2","picks":[[4,6],[5,6],[0,6],[5,6]],"text":"R6 G1 G5 G6"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',111,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 G2 G5"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',112,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 roll 3","picks":[[3,6],[5,6],[0,6]],"text":"G1 G4 G6"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',113,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('PPwUqle6X50YkVi6',114,1000000,'{"type":"closed","ending":"finished","seed":"1c82bb8e97eae2de8d9da9343fc93eff555936fda8c5c8f4f669d43195e2f1a3"}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',1,1000000,'{"type":"created","settings":{"game":"wuerfelkoenig","seats":2,"options":{}},"host":"anna","commitment":"70a4c040587b6afdefae5b40962e93f7c240c8fd951d565a014c6f8b956540a4","rules":1,"dice":2,"material":"d38674b772b18aa418bff78ab6e012e44dc06ef5cc4fc6f214009afc69ff5bca"}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',2,1000000,'{"type":"seated","seat":0,"player":"anna"}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',3,1000000,'{"type":"seated","seat":1,"player":"ben"}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',4,1000000,'{"type":"started"}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',5,1000000,'{"type":"played","entry":{"type":"drawn","label":"start","picks":[[0,2]],"text":"P1"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',6,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 penalty","picks":[[3,10]],"text":"-2"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',7,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 1","picks":[[13,40]],"text":"crazy_gnome_1"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',8,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 2","picks":[[3,39]],"text":"arrogant_elf_2"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',9,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 3","picks":[[20,38]],"text":"cuddly_orc_4"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',10,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 4","picks":[[28,37]],"text":"busy_fairy_1"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',11,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 5","picks":[[9,36]],"text":"grumpy_dwarf_6"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',12,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 1","picks":[[0,6],[1,6],[5,6],[5,6],[5,6],[2,6]],"text":"R6 R6 G2 G6 B1 B3"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',13,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R6 R6 G2 B3"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',14,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 2","picks":[[2,6],[5,6]],"text":"R3 G6"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',15,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R6 R6"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',16,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 3","picks":[[0,6],[1,6],[4,6],[2,6]],"text":"R5 G2 B1 B3"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',17,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',18,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 penalty","picks":[[7,9]],"text":"-1"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',19,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 refill 5","picks":[[20,35]],"text":"cuddly_orc_6"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',20,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 1","picks":[[2,6],[2,6],[2,6],[0,6],[5,6],[0,6]],"text":"R1 R3 R3 G1 G3 G6"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',21,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R3 R3 G1 G6"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',22,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 2","picks":[[3,6],[5,6]],"text":"R6 G4"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',23,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R3 R3 R6 G4"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',24,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 3","picks":[[2,6],[4,6]],"text":"R5 B3"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',25,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',26,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 penalty","picks":[[1,8]],"text":"-3"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',27,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 refill 5","picks":[[21,34]],"text":"odd_mushroom_goblin_1"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',28,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 1","picks":[[3,6],[5,6],[0,6],[0,6],[2,6],[0,6]],"text":"R1 R1 R4 G1 B3 B6"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',29,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R4 G1 B6"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',30,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 2","picks":[[0,6],[0,6],[1,6]],"text":"R1 R1 R2"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',31,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R4 G1 B6"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',32,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 3","picks":[[4,6],[3,6],[3,6]],"text":"G4 B4 B5"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',33,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',34,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 penalty","picks":[[1,7]],"text":"-3"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',35,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 refill 5","picks":[[28,33]],"text":"busy_fairy_5"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',36,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 1","picks":[[4,6],[1,6],[3,6],[1,6],[4,6],[2,6]],"text":"R5 G2 G4 G5 B2 B3"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',37,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R5 G4 G5"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',38,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 2","picks":[[1,6],[4,6],[1,6]],"text":"R2 G2 B5"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',39,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 R5 G4 B5"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',40,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 3","picks":[[5,6],[5,6]],"text":"B6 B6"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',41,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',42,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 penalty","picks":[[2,6]],"text":"-2"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',43,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 refill 5","picks":[[7,32]],"text":"grumpy_dwarf_4"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',44,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 1","picks":[[2,6],[2,6],[5,6],[5,6],[1,6],[5,6]],"text":"R2 R3 R3 R6 R6 G6"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',45,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R2 R3 R3 R6 R6"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',46,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 2","picks":[[2,6]],"text":"B3"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',47,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R2 R6"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',48,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 3","picks":[[5,6],[0,6],[0,6],[3,6]],"text":"R1 B1 B4 B6"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',49,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',50,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 penalty","picks":[[3,5]],"text":"-1"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',51,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 refill 5","picks":[[10,31]],"text":"crazy_gnome_2"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',52,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 roll 1","picks":[[2,6],[0,6],[1,6],[1,6],[0,6],[5,6]],"text":"R3 G1 G6 B1 B2 B2"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',53,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G6 B1"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',54,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 roll 2","picks":[[2,6],[2,6],[1,6],[2,6]],"text":"R3 G3 B2 B3"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',55,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 3"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',56,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 refill 5","picks":[[23,30]],"text":"busy_fairy_2"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',57,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 1","picks":[[1,6],[0,6],[5,6],[3,6],[0,6],[3,6]],"text":"R6 G1 G2 G4 B1 B4"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',58,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R6"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',59,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 2","picks":[[2,6],[0,6],[1,6],[2,6],[4,6]],"text":"R3 R5 B1 B2 B3"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',60,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R5 R6 B3"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',61,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 3","picks":[[5,6],[2,6],[0,6]],"text":"R1 R3 B6"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',62,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"take 4"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',63,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 refill 5","picks":[[0,29]],"text":"rich_snob_1"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',64,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 1","picks":[[0,6],[2,6],[0,6],[2,6],[4,6],[0,6]],"text":"R1 R3 R5 G1 G3 B1"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',65,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 R5 G1 G3"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',66,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 2","picks":[[4,6],[0,6]],"text":"G5 B1"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',67,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G1 G5 B1"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',68,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 3","picks":[[4,6],[1,6],[5,6]],"text":"G6 B2 B5"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',69,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 2"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',70,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 refill 5","picks":[[19,28]],"text":"odd_mushroom_goblin_3"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',71,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 1","picks":[[2,6],[5,6],[1,6],[1,6],[5,6],[2,6]],"text":"R3 G6 B2 B2 B3 B6"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',72,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R3 G6 B2 B2 B3"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',73,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 2","picks":[[2,6]],"text":"R3"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',74,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R3 R3 G6 B2 B2"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',75,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 3","picks":[[1,6]],"text":"R2"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',76,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',77,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 penalty","picks":[[2,4]],"text":"-1"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',78,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 refill 5","picks":[[23,27]],"text":"hypnotist_1"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',79,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 roll 1","picks":[[2,6],[4,6],[2,6],[2,6],[1,6],[0,6]],"text":"R2 R3 G1 G3 G3 G5"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',80,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R3 G1 G3"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',81,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 roll 2","picks":[[3,6],[2,6],[3,6]],"text":"R4 G3 B4"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',82,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R4"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',83,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 roll 3","picks":[[1,6],[1,6],[5,6],[2,6],[5,6]],"text":"R6 G2 G6 B2 B3"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',84,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',85,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 penalty","picks":[[2,3]],"text":"-1"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',86,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 refill 5","picks":[[6,26]],"text":"grumpy_dwarf_5"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',87,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 1","picks":[[2,6],[2,6],[2,6],[0,6],[5,6],[1,6]],"text":"R1 R2 R3 R3 G3 G6"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',88,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R2 G3 G6"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',89,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 2","picks":[[0,6],[1,6],[2,6]],"text":"G2 G3 B1"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',90,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep B1"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',91,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 3","picks":[[3,6],[3,6],[2,6],[1,6],[2,6]],"text":"R2 R4 G3 G4 B3"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',92,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',93,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 penalty","picks":[[0,2]],"text":"-4"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',94,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 refill 5","picks":[[5,25]],"text":"grumpy_dwarf_3"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',95,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 1","picks":[[1,6],[4,6],[4,6],[4,6],[1,6],[4,6]],"text":"R2 R5 G2 G5 B5 B5"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',96,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 G5"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',97,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 2","picks":[[3,6],[5,6],[0,6],[3,6]],"text":"R1 R4 R6 B4"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',98,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 R4 B4"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',99,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 3","picks":[[3,6],[0,6],[0,6]],"text":"R1 R4 G1"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',100,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 1"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',101,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 refill 5","picks":[[21,24]],"text":"dragon_1"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',102,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 roll 1","picks":[[5,6],[3,6],[4,6],[2,6],[5,6],[0,6]],"text":"R4 G1 G3 G6 B5 B6"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',103,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep -"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',104,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 roll 2","picks":[[2,6],[3,6],[0,6],[1,6],[0,6],[0,6]],"text":"R1 R3 R4 G1 G1 B2"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',105,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1 B2"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',106,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 roll 3","picks":[[1,6],[0,6],[4,6],[4,6]],"text":"R5 R5 G2 B1"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',107,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',108,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 penalty","picks":[[0,1]],"text":"-2"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',109,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 refill 5","picks":[[9,23]],"text":"crazy_gnome_5"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',110,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 roll 1","picks":[[1,6],[2,6],[2,6],[0,6],[0,6],[5,6]],"text":"R1 R3 G1 G2 G3 G6"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',111,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 G2"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',112,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 roll 2","picks":[[4,6],[5,6],[0,6],[5,6]],"text":"R6 G1 G5 G6"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',113,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 G2 G5"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',114,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 roll 3","picks":[[3,6],[5,6],[0,6]],"text":"G1 G4 G6"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',115,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('VIJ4ZTqnoZUQ8FHi',116,1000000,'{"type":"closed","ending":"finished","seed":"1c82bb8e97eae2de8d9da9343fc93eff555936fda8c5c8f4f669d43195e2f1a3"}');
INSERT INTO "events" VALUES('cY60fviYZF9jWORN',1,1000000,'{"type":"created","settings":{"game":"knatsch","seats":3,"options":{}},"host":"anna","commitment":"235edc1fcc0d11ab09e31dde2edaba4185d322988644fa6668c2fcef809e3df5","rules":2,"dice":2,"material":"84309aecc11e345ad01f0c07d245db3db833562e8ebeff3ca60057546d7edfb7"}');
INSERT INTO "events" VALUES('cY60fviYZF9jWORN',2,1000000,'{"type":"seated","seat":0,"player":"anna"}');
INSERT INTO "events" VALUES('cY60fviYZF9jWORN',3,1000000,'{"type":"bot-seated","seat":1,"level":"knight","name":"Knight 2"}');
INSERT INTO "events" VALUES('e3hnoK7ry7jzE2h5',1,1000000,'{"type":"created","settings":{"game":"brettspiel","seats":2,"options":{}},"host":"anna","commitment":"219a18ef6b8b3401b0374cb4d60bebd518c484c963138cead50ef78f460f4bd5","rules":1,"dice":2,"material":"dbcf72d806294baa4a0e1225f34b11c8283219f720310ab0e85738936c4ba62a"}');
INSERT INTO "events" VALUES('e3hnoK7ry7jzE2h5',2,1000000,'{"type":"seated","seat":0,"player":"anna"}');
INSERT INTO "events" VALUES('e3hnoK7ry7jzE2h5',3,1000000,'{"type":"seated","seat":1,"player":"ben"}');
INSERT INTO "events" VALUES('e3hnoK7ry7jzE2h5',4,1000000,'{"type":"started"}');
INSERT INTO "events" VALUES('e3hnoK7ry7jzE2h5',5,1000000,'{"type":"played","entry":{"type":"drawn","label":"start","picks":[[0,2]],"text":"P1"}}');
INSERT INTO "events" VALUES('e3hnoK7ry7jzE2h5',6,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 1 card 1","picks":[[2,12]],"text":"S1-03"}}');
INSERT INTO "events" VALUES('e3hnoK7ry7jzE2h5',7,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 2 card 1","picks":[[0,12]],"text":"S2-01"}}');
INSERT INTO "events" VALUES('e3hnoK7ry7jzE2h5',8,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 3 card 1","picks":[[9,12]],"text":"S3-10"}}');
INSERT INTO "events" VALUES('e3hnoK7ry7jzE2h5',9,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 4 card 1","picks":[[10,12]],"text":"S4-11"}}');
INSERT INTO "events" VALUES('e3hnoK7ry7jzE2h5',10,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 5 card 1","picks":[[3,12]],"text":"S5-04"}}');
INSERT INTO "events" VALUES('e3hnoK7ry7jzE2h5',11,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 1","picks":[[2,6],[3,6],[5,6],[4,6],[3,6],[4,6]],"text":"R3 R4 R5 R6 B4 B5"}}');
INSERT INTO "events" VALUES('e3hnoK7ry7jzE2h5',12,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R4 R5 R6 B4"}}');
INSERT INTO "events" VALUES('e3hnoK7ry7jzE2h5',13,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 2","picks":[[2,6],[2,6]],"text":"R3 G3"}}');
INSERT INTO "events" VALUES('e3hnoK7ry7jzE2h5',14,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R3 R4 R6 G3 B4"}}');
INSERT INTO "events" VALUES('e3hnoK7ry7jzE2h5',15,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 3","picks":[[0,6]],"text":"G1"}}');
INSERT INTO "events" VALUES('e3hnoK7ry7jzE2h5',16,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"alarm 3"}}');
INSERT INTO "events" VALUES('e3hnoK7ry7jzE2h5',17,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 3 card 2","picks":[[7,11]],"text":"S3-08"}}');
INSERT INTO "events" VALUES('e3hnoK7ry7jzE2h5',18,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 tile 1","picks":[[14,28]],"text":"flower_field"}}');
INSERT INTO "events" VALUES('e3hnoK7ry7jzE2h5',19,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"place A9"}}');
INSERT INTO "events" VALUES('e3hnoK7ry7jzE2h5',20,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 1","picks":[[2,6],[1,6],[1,6],[0,6],[0,6],[0,6]],"text":"R1 R3 G1 G1 G2 B2"}}');
INSERT INTO "events" VALUES('e3hnoK7ry7jzE2h5',21,1000000,'{"type":"asked","seat":0,"question":"end"}');
INSERT INTO "events" VALUES('e3hnoK7ry7jzE2h5',22,1000000,'{"type":"answered","seat":1,"yes":true}');
INSERT INTO "events" VALUES('e3hnoK7ry7jzE2h5',23,1000000,'{"type":"closed","ending":"agreed","seed":"363b4092cdc0328079e605cc0ee707e34a8a63c800f1abe26d1f9e6465e21b0f"}');
CREATE TABLE heads (
	table_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	link BLOB NOT NULL, version INTEGER DEFAULT '0' NOT NULL, keeper INTEGER, 
	PRIMARY KEY (table_id)
)
 WITHOUT ROWID

;
INSERT INTO "heads" VALUES('MREwbNGpMVZ2h0m9',8,X'96D695EA23076308D8F2DA5E8338EB294707239F991D8617068AEF32B1F223AA',8,NULL);
INSERT INTO "heads" VALUES('PPwUqle6X50YkVi6',114,X'E8F4A55F608760908E03AE75D7DB7FCCB2C989540585317225F949EA3DB640D5',0,NULL);
INSERT INTO "heads" VALUES('VIJ4ZTqnoZUQ8FHi',116,X'E20D683BFDEFE8C2DB9A5E93D9CAA2FAF0BA9C0991AAE21FC993EA4A5D76D6EC',85,NULL);
INSERT INTO "heads" VALUES('cY60fviYZF9jWORN',3,X'C272A7FF52B514B2BEDD834CE6AA6A4E8AC141A8B524954C90BBA8889FF7CD8A',2,NULL);
INSERT INTO "heads" VALUES('e3hnoK7ry7jzE2h5',23,X'4DCDEE394FC75387A1BBE6D9C8A84B62981A723B5BA470918D457E2A544DC422',13,NULL);
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
INSERT INTO "replies" VALUES('anna','intent-06acf5163a9a974c','VIJ4ZTqnoZUQ8FHi','{"id":"intent-06acf5163a9a974c","accepted":true,"seq":47}');
INSERT INTO "replies" VALUES('anna','intent-08112a49ac6e47dd','VIJ4ZTqnoZUQ8FHi','{"id":"intent-08112a49ac6e47dd","accepted":true,"seq":106}');
INSERT INTO "replies" VALUES('anna','intent-08ba57c2d302fabb','VIJ4ZTqnoZUQ8FHi','{"id":"intent-08ba57c2d302fabb","accepted":true,"seq":45}');
INSERT INTO "replies" VALUES('anna','intent-0e7b34da31671137','MREwbNGpMVZ2h0m9','{"id":"intent-0e7b34da31671137","accepted":true,"seq":4}');
INSERT INTO "replies" VALUES('anna','intent-155b7ec2c935ce06','VIJ4ZTqnoZUQ8FHi','{"id":"intent-155b7ec2c935ce06","accepted":true,"seq":12}');
INSERT INTO "replies" VALUES('anna','intent-158d47e366717a6e','VIJ4ZTqnoZUQ8FHi','{"id":"intent-158d47e366717a6e","accepted":true,"seq":51}');
INSERT INTO "replies" VALUES('anna','intent-1c37cfb54354eb24','VIJ4ZTqnoZUQ8FHi','{"id":"intent-1c37cfb54354eb24","accepted":true,"seq":74}');
INSERT INTO "replies" VALUES('anna','intent-21296de4a86f3da8','VIJ4ZTqnoZUQ8FHi','{"id":"intent-21296de4a86f3da8","accepted":true,"seq":87}');
INSERT INTO "replies" VALUES('anna','intent-2655909af74e9024','e3hnoK7ry7jzE2h5','{"id":"intent-2655909af74e9024","accepted":true,"seq":2}');
INSERT INTO "replies" VALUES('anna','intent-2a3cf4f521c1a4e9','VIJ4ZTqnoZUQ8FHi','{"id":"intent-2a3cf4f521c1a4e9","accepted":true,"seq":19}');
INSERT INTO "replies" VALUES('anna','intent-2bc64679cc0ad84d','VIJ4ZTqnoZUQ8FHi','{"id":"intent-2bc64679cc0ad84d","accepted":true,"seq":28}');
INSERT INTO "replies" VALUES('anna','intent-345d60b0ab1e8381','VIJ4ZTqnoZUQ8FHi','{"id":"intent-345d60b0ab1e8381","accepted":true,"seq":32}');
INSERT INTO "replies" VALUES('anna','intent-350f8574c166af28','VIJ4ZTqnoZUQ8FHi','{"id":"intent-350f8574c166af28","accepted":true,"seq":29}');
INSERT INTO "replies" VALUES('anna','intent-35a4f912cdf0bcde','MREwbNGpMVZ2h0m9','{"id":"intent-35a4f912cdf0bcde","accepted":true,"seq":5}');
INSERT INTO "replies" VALUES('anna','intent-36a89a73d264018a','VIJ4ZTqnoZUQ8FHi','{"id":"intent-36a89a73d264018a","accepted":true,"seq":31}');
INSERT INTO "replies" VALUES('anna','intent-385721da2153a9b9','VIJ4ZTqnoZUQ8FHi','{"id":"intent-385721da2153a9b9","accepted":true,"seq":15}');
INSERT INTO "replies" VALUES('anna','intent-3c09c2ae5e34b7e8','VIJ4ZTqnoZUQ8FHi','{"id":"intent-3c09c2ae5e34b7e8","accepted":true,"seq":2}');
INSERT INTO "replies" VALUES('anna','intent-3c9e4387426020b2','VIJ4ZTqnoZUQ8FHi','{"id":"intent-3c9e4387426020b2","accepted":true,"seq":75}');
INSERT INTO "replies" VALUES('anna','intent-3d3a5d121367831e','VIJ4ZTqnoZUQ8FHi','{"id":"intent-3d3a5d121367831e","accepted":true,"seq":78}');
INSERT INTO "replies" VALUES('anna','intent-3e86c5ded810412f','VIJ4ZTqnoZUQ8FHi','{"id":"intent-3e86c5ded810412f","accepted":true,"seq":94}');
INSERT INTO "replies" VALUES('anna','intent-43468914625237aa','VIJ4ZTqnoZUQ8FHi','{"id":"intent-43468914625237aa","accepted":true,"seq":109}');
INSERT INTO "replies" VALUES('anna','intent-49b436f8fbc6ad49','e3hnoK7ry7jzE2h5','{"id":"intent-49b436f8fbc6ad49","accepted":true,"seq":11}');
INSERT INTO "replies" VALUES('anna','intent-49e145b8e5fec92b','e3hnoK7ry7jzE2h5','{"id":"intent-49e145b8e5fec92b","accepted":true,"seq":18}');
INSERT INTO "replies" VALUES('anna','intent-4a331e7ad44a2e06','VIJ4ZTqnoZUQ8FHi','{"id":"intent-4a331e7ad44a2e06","accepted":true,"seq":46}');
INSERT INTO "replies" VALUES('anna','intent-4e6fa55e3a721071','VIJ4ZTqnoZUQ8FHi','{"id":"intent-4e6fa55e3a721071","accepted":true,"seq":103}');
INSERT INTO "replies" VALUES('anna','intent-55a8b56fa60bdaab','VIJ4ZTqnoZUQ8FHi','{"id":"intent-55a8b56fa60bdaab","accepted":true,"seq":90}');
INSERT INTO "replies" VALUES('anna','intent-564cde7569ecf49a','VIJ4ZTqnoZUQ8FHi','{"id":"intent-564cde7569ecf49a","accepted":true,"seq":105}');
INSERT INTO "replies" VALUES('anna','intent-5847baaa30849e29','e3hnoK7ry7jzE2h5','{"id":"intent-5847baaa30849e29","accepted":true,"seq":10}');
INSERT INTO "replies" VALUES('anna','intent-59f005249cfb481d','e3hnoK7ry7jzE2h5','{"id":"intent-59f005249cfb481d","accepted":true,"seq":14}');
INSERT INTO "replies" VALUES('anna','intent-5c4438196162b41c','VIJ4ZTqnoZUQ8FHi','{"id":"intent-5c4438196162b41c","accepted":true,"seq":44}');
INSERT INTO "replies" VALUES('anna','intent-5c5c54f8fc57c518','VIJ4ZTqnoZUQ8FHi','{"id":"intent-5c5c54f8fc57c518","accepted":true,"seq":13}');
INSERT INTO "replies" VALUES('anna','intent-703bbedce797fc56','VIJ4ZTqnoZUQ8FHi','{"id":"intent-703bbedce797fc56","accepted":true,"seq":58}');
INSERT INTO "replies" VALUES('anna','intent-713d6681f0f4a035','e3hnoK7ry7jzE2h5','{"id":"intent-713d6681f0f4a035","accepted":true,"seq":15}');
INSERT INTO "replies" VALUES('anna','intent-81e4001f159db422','VIJ4ZTqnoZUQ8FHi','{"id":"intent-81e4001f159db422","accepted":true,"seq":71}');
INSERT INTO "replies" VALUES('anna','intent-8fb53ce8c4a7294a','e3hnoK7ry7jzE2h5','{"id":"intent-8fb53ce8c4a7294a","accepted":true,"seq":19}');
INSERT INTO "replies" VALUES('anna','intent-8fef2c281c88bd89','VIJ4ZTqnoZUQ8FHi','{"id":"intent-8fef2c281c88bd89","accepted":true,"seq":72}');
INSERT INTO "replies" VALUES('anna','intent-90a511d71305f020','VIJ4ZTqnoZUQ8FHi','{"id":"intent-90a511d71305f020","accepted":true,"seq":89}');
INSERT INTO "replies" VALUES('anna','intent-978d0ad3df8fba3d','VIJ4ZTqnoZUQ8FHi','{"id":"intent-978d0ad3df8fba3d","accepted":true,"seq":16}');
INSERT INTO "replies" VALUES('anna','intent-98dbda9b7b6a52d4','MREwbNGpMVZ2h0m9','{"id":"intent-98dbda9b7b6a52d4","accepted":true,"seq":8}');
INSERT INTO "replies" VALUES('anna','intent-9ed0b4840f03c862','VIJ4ZTqnoZUQ8FHi','{"id":"intent-9ed0b4840f03c862","accepted":true,"seq":11}');
INSERT INTO "replies" VALUES('anna','intent-a068388031b7433f','VIJ4ZTqnoZUQ8FHi','{"id":"intent-a068388031b7433f","accepted":true,"seq":88}');
INSERT INTO "replies" VALUES('anna','intent-a259766501b1b314','e3hnoK7ry7jzE2h5','{"id":"intent-a259766501b1b314","accepted":true,"seq":12}');
INSERT INTO "replies" VALUES('anna','intent-a4fcee6c49cbf9e3','VIJ4ZTqnoZUQ8FHi','{"id":"intent-a4fcee6c49cbf9e3","accepted":true,"seq":102}');
INSERT INTO "replies" VALUES('anna','intent-a51a682a2cecbc0f','VIJ4ZTqnoZUQ8FHi','{"id":"intent-a51a682a2cecbc0f","accepted":true,"seq":57}');
INSERT INTO "replies" VALUES('anna','intent-aa5cf7bc5b4e4ac4','VIJ4ZTqnoZUQ8FHi','{"id":"intent-aa5cf7bc5b4e4ac4","accepted":true,"seq":91}');
INSERT INTO "replies" VALUES('anna','intent-b00cf932a6368920','VIJ4ZTqnoZUQ8FHi','{"id":"intent-b00cf932a6368920","accepted":true,"seq":59}');
INSERT INTO "replies" VALUES('anna','intent-b079ceb810f80e49','VIJ4ZTqnoZUQ8FHi','{"id":"intent-b079ceb810f80e49","accepted":true,"seq":73}');
INSERT INTO "replies" VALUES('anna','intent-b57deb372ec39025','MREwbNGpMVZ2h0m9','{"id":"intent-b57deb372ec39025","accepted":true,"seq":7}');
INSERT INTO "replies" VALUES('anna','intent-b5c5eb6e5f01c7cf','e3hnoK7ry7jzE2h5','{"id":"intent-b5c5eb6e5f01c7cf","accepted":true,"seq":21}');
INSERT INTO "replies" VALUES('anna','intent-baba2340a244f953','VIJ4ZTqnoZUQ8FHi','{"id":"intent-baba2340a244f953","accepted":true,"seq":35}');
INSERT INTO "replies" VALUES('anna','intent-c0a60dc36e4498bb','VIJ4ZTqnoZUQ8FHi','{"id":"intent-c0a60dc36e4498bb","accepted":true,"seq":48}');
INSERT INTO "replies" VALUES('anna','intent-c7c99962524675e4','MREwbNGpMVZ2h0m9','{"id":"intent-c7c99962524675e4","accepted":true,"seq":2}');
INSERT INTO "replies" VALUES('anna','intent-d5a575eb380ec29d','e3hnoK7ry7jzE2h5','{"id":"intent-d5a575eb380ec29d","accepted":true,"seq":13}');
INSERT INTO "replies" VALUES('anna','intent-da185127337d57b4','VIJ4ZTqnoZUQ8FHi','{"id":"intent-da185127337d57b4","accepted":true,"seq":30}');
INSERT INTO "replies" VALUES('anna','intent-dfeb30acc906edd3','VIJ4ZTqnoZUQ8FHi','{"id":"intent-dfeb30acc906edd3","accepted":true,"seq":61}');
INSERT INTO "replies" VALUES('anna','intent-e25ad3f36ef27a93','VIJ4ZTqnoZUQ8FHi','{"id":"intent-e25ad3f36ef27a93","accepted":true,"seq":60}');
INSERT INTO "replies" VALUES('anna','intent-e39c450a4e59557d','MREwbNGpMVZ2h0m9','{"id":"intent-e39c450a4e59557d","accepted":true,"seq":6}');
INSERT INTO "replies" VALUES('anna','intent-eb567eb34f44660c','cY60fviYZF9jWORN','{"id":"intent-eb567eb34f44660c","accepted":true,"seq":3}');
INSERT INTO "replies" VALUES('anna','intent-fb034448f199c32b','VIJ4ZTqnoZUQ8FHi','{"id":"intent-fb034448f199c32b","accepted":true,"seq":104}');
INSERT INTO "replies" VALUES('anna','intent-fee5c68b79c4936e','VIJ4ZTqnoZUQ8FHi','{"id":"intent-fee5c68b79c4936e","accepted":true,"seq":63}');
INSERT INTO "replies" VALUES('anna','intent-ff8da1ff0ec199c3','VIJ4ZTqnoZUQ8FHi','{"id":"intent-ff8da1ff0ec199c3","accepted":true,"seq":14}');
INSERT INTO "replies" VALUES('anna','known','cY60fviYZF9jWORN','{"id":"known","accepted":true,"seq":2}');
INSERT INTO "replies" VALUES('ben','intent-08cb26645d684d81','VIJ4ZTqnoZUQ8FHi','{"id":"intent-08cb26645d684d81","accepted":true,"seq":79}');
INSERT INTO "replies" VALUES('ben','intent-17a5b97e7d0d0c8b','VIJ4ZTqnoZUQ8FHi','{"id":"intent-17a5b97e7d0d0c8b","accepted":true,"seq":36}');
INSERT INTO "replies" VALUES('ben','intent-265814b9abe16909','VIJ4ZTqnoZUQ8FHi','{"id":"intent-265814b9abe16909","accepted":true,"seq":3}');
INSERT INTO "replies" VALUES('ben','intent-2addde29d19af3d4','VIJ4ZTqnoZUQ8FHi','{"id":"intent-2addde29d19af3d4","accepted":true,"seq":52}');
INSERT INTO "replies" VALUES('ben','intent-2baaa290550c7b69','VIJ4ZTqnoZUQ8FHi','{"id":"intent-2baaa290550c7b69","accepted":true,"seq":65}');
INSERT INTO "replies" VALUES('ben','intent-2c1c0a5486266a31','VIJ4ZTqnoZUQ8FHi','{"id":"intent-2c1c0a5486266a31","accepted":true,"seq":43}');
INSERT INTO "replies" VALUES('ben','intent-330a581e34973704','VIJ4ZTqnoZUQ8FHi','{"id":"intent-330a581e34973704","accepted":true,"seq":22}');
INSERT INTO "replies" VALUES('ben','intent-3942355c57a62fca','e3hnoK7ry7jzE2h5','{"id":"intent-3942355c57a62fca","accepted":true,"seq":3}');
INSERT INTO "replies" VALUES('ben','intent-44b9a67b5a84c0ab','VIJ4ZTqnoZUQ8FHi','{"id":"intent-44b9a67b5a84c0ab","accepted":true,"seq":37}');
INSERT INTO "replies" VALUES('ben','intent-45ccfcf3d23665f3','VIJ4ZTqnoZUQ8FHi','{"id":"intent-45ccfcf3d23665f3","accepted":true,"seq":111}');
INSERT INTO "replies" VALUES('ben','intent-4821caad5bff743d','VIJ4ZTqnoZUQ8FHi','{"id":"intent-4821caad5bff743d","accepted":true,"seq":116}');
INSERT INTO "replies" VALUES('ben','intent-49e2f87fa4474eeb','VIJ4ZTqnoZUQ8FHi','{"id":"intent-49e2f87fa4474eeb","accepted":true,"seq":66}');
INSERT INTO "replies" VALUES('ben','intent-53cac92a00673216','VIJ4ZTqnoZUQ8FHi','{"id":"intent-53cac92a00673216","accepted":true,"seq":101}');
INSERT INTO "replies" VALUES('ben','intent-6059a0d63b3f6ba7','VIJ4ZTqnoZUQ8FHi','{"id":"intent-6059a0d63b3f6ba7","accepted":true,"seq":86}');
INSERT INTO "replies" VALUES('ben','intent-61e1fc02bb804dba','VIJ4ZTqnoZUQ8FHi','{"id":"intent-61e1fc02bb804dba","accepted":true,"seq":21}');
INSERT INTO "replies" VALUES('ben','intent-6576754bcf4e36cb','VIJ4ZTqnoZUQ8FHi','{"id":"intent-6576754bcf4e36cb","accepted":true,"seq":96}');
INSERT INTO "replies" VALUES('ben','intent-682c95742bf69fe1','VIJ4ZTqnoZUQ8FHi','{"id":"intent-682c95742bf69fe1","accepted":true,"seq":70}');
INSERT INTO "replies" VALUES('ben','intent-68d00e4890e78474','MREwbNGpMVZ2h0m9','{"id":"intent-68d00e4890e78474","accepted":true,"seq":3}');
INSERT INTO "replies" VALUES('ben','intent-6aa7bd6a547855d9','VIJ4ZTqnoZUQ8FHi','{"id":"intent-6aa7bd6a547855d9","accepted":true,"seq":54}');
INSERT INTO "replies" VALUES('ben','intent-71e03a779948200e','VIJ4ZTqnoZUQ8FHi','{"id":"intent-71e03a779948200e","accepted":true,"seq":20}');
INSERT INTO "replies" VALUES('ben','intent-7e37a7335ff5ab17','MREwbNGpMVZ2h0m9','{"id":"intent-7e37a7335ff5ab17","accepted":true,"seq":8}');
INSERT INTO "replies" VALUES('ben','intent-8395ddbf457862e7','VIJ4ZTqnoZUQ8FHi','{"id":"intent-8395ddbf457862e7","accepted":true,"seq":110}');
INSERT INTO "replies" VALUES('ben','intent-85f0e6352463909d','VIJ4ZTqnoZUQ8FHi','{"id":"intent-85f0e6352463909d","accepted":true,"seq":23}');
INSERT INTO "replies" VALUES('ben','intent-9126930b03581deb','VIJ4ZTqnoZUQ8FHi','{"id":"intent-9126930b03581deb","accepted":true,"seq":113}');
INSERT INTO "replies" VALUES('ben','intent-a0462fd85d9137b1','VIJ4ZTqnoZUQ8FHi','{"id":"intent-a0462fd85d9137b1","accepted":true,"seq":56}');
INSERT INTO "replies" VALUES('ben','intent-a457ab2124ddb6ce','VIJ4ZTqnoZUQ8FHi','{"id":"intent-a457ab2124ddb6ce","accepted":true,"seq":38}');
INSERT INTO "replies" VALUES('ben','intent-afe16956b9d9547b','VIJ4ZTqnoZUQ8FHi','{"id":"intent-afe16956b9d9547b","accepted":true,"seq":95}');
INSERT INTO "replies" VALUES('ben','intent-b1ac1bd23af256f8','VIJ4ZTqnoZUQ8FHi','{"id":"intent-b1ac1bd23af256f8","accepted":true,"seq":97}');
INSERT INTO "replies" VALUES('ben','intent-b406a44514484a45','VIJ4ZTqnoZUQ8FHi','{"id":"intent-b406a44514484a45","accepted":true,"seq":81}');
INSERT INTO "replies" VALUES('ben','intent-b4d1370abe61f901','VIJ4ZTqnoZUQ8FHi','{"id":"intent-b4d1370abe61f901","accepted":true,"seq":27}');
INSERT INTO "replies" VALUES('ben','intent-b6d9e02e07b48822','VIJ4ZTqnoZUQ8FHi','{"id":"intent-b6d9e02e07b48822","accepted":true,"seq":114}');
INSERT INTO "replies" VALUES('ben','intent-bbfd20d66f9d2265','VIJ4ZTqnoZUQ8FHi','{"id":"intent-bbfd20d66f9d2265","accepted":true,"seq":67}');
INSERT INTO "replies" VALUES('ben','intent-c25988264ccccded','VIJ4ZTqnoZUQ8FHi','{"id":"intent-c25988264ccccded","accepted":true,"seq":112}');
INSERT INTO "replies" VALUES('ben','intent-c2c6a53ed06a0db3','VIJ4ZTqnoZUQ8FHi','{"id":"intent-c2c6a53ed06a0db3","accepted":true,"seq":83}');
INSERT INTO "replies" VALUES('ben','intent-ce268274c1539187','VIJ4ZTqnoZUQ8FHi','{"id":"intent-ce268274c1539187","accepted":true,"seq":99}');
INSERT INTO "replies" VALUES('ben','intent-d05c140f91a55ccd','VIJ4ZTqnoZUQ8FHi','{"id":"intent-d05c140f91a55ccd","accepted":true,"seq":68}');
INSERT INTO "replies" VALUES('ben','intent-d0ffcc9d553063cb','VIJ4ZTqnoZUQ8FHi','{"id":"intent-d0ffcc9d553063cb","accepted":true,"seq":98}');
INSERT INTO "replies" VALUES('ben','intent-d10c2050bde69865','VIJ4ZTqnoZUQ8FHi','{"id":"intent-d10c2050bde69865","accepted":true,"seq":64}');
INSERT INTO "replies" VALUES('ben','intent-debe43300b9d959d','VIJ4ZTqnoZUQ8FHi','{"id":"intent-debe43300b9d959d","accepted":true,"seq":80}');
INSERT INTO "replies" VALUES('ben','intent-e119fb92f46ed104','e3hnoK7ry7jzE2h5','{"id":"intent-e119fb92f46ed104","accepted":true,"seq":20}');
INSERT INTO "replies" VALUES('ben','intent-e219d7381bfe4ba3','e3hnoK7ry7jzE2h5','{"id":"intent-e219d7381bfe4ba3","accepted":true,"seq":23}');
INSERT INTO "replies" VALUES('ben','intent-f246b8e8c8cd14d2','VIJ4ZTqnoZUQ8FHi','{"id":"intent-f246b8e8c8cd14d2","accepted":true,"seq":24}');
INSERT INTO "replies" VALUES('ben','intent-f2b1035e64f9874d','VIJ4ZTqnoZUQ8FHi','{"id":"intent-f2b1035e64f9874d","accepted":true,"seq":39}');
INSERT INTO "replies" VALUES('ben','intent-f3876bff1a6fa8dc','VIJ4ZTqnoZUQ8FHi','{"id":"intent-f3876bff1a6fa8dc","accepted":true,"seq":82}');
INSERT INTO "replies" VALUES('ben','intent-f3b22043f9a5b2bb','VIJ4ZTqnoZUQ8FHi','{"id":"intent-f3b22043f9a5b2bb","accepted":true,"seq":53}');
INSERT INTO "replies" VALUES('ben','intent-fe6ede662937afcb','VIJ4ZTqnoZUQ8FHi','{"id":"intent-fe6ede662937afcb","accepted":true,"seq":40}');
CREATE TABLE result_seats (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	player VARCHAR(32), 
	bot VARCHAR(20), 
	place INTEGER NOT NULL, 
	points INTEGER NOT NULL, 
	PRIMARY KEY (table_id, seat)
);
INSERT INTO "result_seats" VALUES('VIJ4ZTqnoZUQ8FHi',0,'anna',NULL,2,-12);
INSERT INTO "result_seats" VALUES('VIJ4ZTqnoZUQ8FHi',1,'ben',NULL,1,1);
INSERT INTO "result_seats" VALUES('PPwUqle6X50YkVi6',0,NULL,NULL,2,-12);
INSERT INTO "result_seats" VALUES('PPwUqle6X50YkVi6',1,NULL,NULL,1,1);
CREATE TABLE results (
	table_id VARCHAR(32) NOT NULL, 
	game VARCHAR(20) NOT NULL, 
	players INTEGER NOT NULL, 
	ended BIGINT NOT NULL, 
	ending VARCHAR(40) NOT NULL, 
	drawn BOOLEAN NOT NULL, 
	PRIMARY KEY (table_id)
);
INSERT INTO "results" VALUES('VIJ4ZTqnoZUQ8FHi','wuerfelkoenig',2,1000000,'penalties',0);
INSERT INTO "results" VALUES('PPwUqle6X50YkVi6','wuerfelkoenig',2,1000000,'penalties',0);
CREATE TABLE reviews (
	table_id VARCHAR(32) NOT NULL, 
	evaluator VARCHAR(64) NOT NULL, 
	players TEXT NOT NULL, 
	steps BLOB NOT NULL, 
	PRIMARY KEY (table_id)
);
INSERT INTO "reviews" VALUES('VIJ4ZTqnoZUQ8FHi','0000000000000000000000000000000000000000000000000000000000000000','[]',X'');
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
INSERT INTO "seats" VALUES('cY60fviYZF9jWORN',0,'anna','Anna','fox',NULL);
INSERT INTO "seats" VALUES('cY60fviYZF9jWORN',1,NULL,'Knight 2','','knight');
INSERT INTO "seats" VALUES('e3hnoK7ry7jzE2h5',0,'anna','Anna','fox',NULL);
INSERT INTO "seats" VALUES('e3hnoK7ry7jzE2h5',1,'ben','Ben','fox',NULL);
INSERT INTO "seats" VALUES('VIJ4ZTqnoZUQ8FHi',0,'anna','Anna','fox',NULL);
INSERT INTO "seats" VALUES('VIJ4ZTqnoZUQ8FHi',1,'ben','Ben','fox',NULL);
INSERT INTO "seats" VALUES('PPwUqle6X50YkVi6',0,NULL,'Anna','',NULL);
INSERT INTO "seats" VALUES('PPwUqle6X50YkVi6',1,NULL,'Ben','',NULL);
INSERT INTO "seats" VALUES('MREwbNGpMVZ2h0m9',0,'anna','Anna','fox',NULL);
INSERT INTO "seats" VALUES('MREwbNGpMVZ2h0m9',1,'ben','Ben','fox',NULL);
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
INSERT INTO "tables" VALUES('cY60fviYZF9jWORN',X'5068696724FFCCB57D8FE7934EDF7DFB7322DC37691EE1C7EE7508334D801940','anna','knatsch','private','open',1000000,1,0,NULL,3,NULL,NULL,NULL,0);
INSERT INTO "tables" VALUES('e3hnoK7ry7jzE2h5',X'363B4092CDC0328079E605CC0EE707E34A8A63C800F1ABE26D1F9E6465E21B0F','anna','brettspiel','private','closed',1000000,0,0,'agreed',2,NULL,NULL,NULL,0);
INSERT INTO "tables" VALUES('VIJ4ZTqnoZUQ8FHi',X'1C82BB8E97EAE2DE8D9DA9343FC93EFF555936FDA8C5C8F4F669D43195E2F1A3','anna','wuerfelkoenig','private','closed',1000000,0,0,'finished',2,NULL,NULL,NULL,0);
INSERT INTO "tables" VALUES('PPwUqle6X50YkVi6',X'','anna','wuerfelkoenig','private','closed',1000000,0,1,'finished',2,NULL,NULL,NULL,0);
INSERT INTO "tables" VALUES('MREwbNGpMVZ2h0m9',X'9AD0493D2EEC1BDA62F65A07083566A2278A3084E61A61148600ADE0EF65D2D0','anna','wuerfelland','private','running',1000000,1,0,NULL,2,3600,0,4600000,8);
CREATE TABLE tallies (
	table_id VARCHAR(32) NOT NULL, 
	whole BOOLEAN NOT NULL, 
	turns INTEGER NOT NULL, 
	first INTEGER, 
	seats TEXT NOT NULL, 
	PRIMARY KEY (table_id)
);
INSERT INTO "tallies" VALUES('VIJ4ZTqnoZUQ8FHi',1,14,0,'[{"rolled":[20,14,21,10,6,16],"taken":{"wk-odd_mushroom_goblin":1}},{"rolled":[16,14,18,8,13,13],"taken":{"wk-busy_fairy":2,"wk-grumpy_dwarf":1}}]');
CREATE INDEX ix_seats_player ON seats (player);
CREATE INDEX tables_by_status ON tables (status, visibility, changed);
CREATE INDEX results_by_game ON results (game, ended);
CREATE INDEX ix_result_seats_player ON result_seats (player);
CREATE INDEX tables_by_host ON tables (host, status);
COMMIT;
