BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0004');
CREATE TABLE "early_moves" (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (table_id, seat)
)
 WITHOUT ROWID

;
INSERT INTO "early_moves" VALUES('-E6OV9jN2y7alj40',1,'pass');
CREATE TABLE events (
	table_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	event TEXT NOT NULL, 
	PRIMARY KEY (table_id, seq)
)
 WITHOUT ROWID

;
INSERT INTO "events" VALUES('-E6OV9jN2y7alj40',1,1000000,'{"type":"created","settings":{"game":"wuerfelland","seats":2,"options":{"start":1,"boards":["1A","2A"],"treasures":5},"absent":3600},"host":"anna","commitment":"c392e653628425d17602dd7759210f15f76adfd48906ebd05291fe303048c895","rules":1,"dice":2,"material":"5745ca25d204ccb42876e28efca6a021264f7457a4194d227dd1c30bad91dcc9"}');
INSERT INTO "events" VALUES('-E6OV9jN2y7alj40',2,1000000,'{"type":"seated","seat":0,"player":"anna"}');
INSERT INTO "events" VALUES('-E6OV9jN2y7alj40',3,1000000,'{"type":"seated","seat":1,"player":"ben"}');
INSERT INTO "events" VALUES('-E6OV9jN2y7alj40',4,1000000,'{"type":"started"}');
INSERT INTO "events" VALUES('-E6OV9jN2y7alj40',5,1000000,'{"type":"played","entry":{"type":"drawn","label":"round 1 roll 1","picks":[[3,6],[0,6],[5,6],[4,6],[1,6],[0,6]],"text":"R R Y B O A"}}');
INSERT INTO "events" VALUES('-E6OV9jN2y7alj40',6,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"choose A"}}');
INSERT INTO "events" VALUES('-E6OV9jN2y7alj40',7,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"roll"}}');
INSERT INTO "events" VALUES('-E6OV9jN2y7alj40',8,1000000,'{"type":"played","entry":{"type":"drawn","label":"round 1 roll 2","picks":[[5,6],[1,6],[4,6],[5,6],[0,6]],"text":"R Y O A A"}}');
INSERT INTO "events" VALUES('-E6OV9jN2y7alj40',9,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"roll"}}');
INSERT INTO "events" VALUES('-E6OV9jN2y7alj40',10,1000000,'{"type":"played","entry":{"type":"drawn","label":"round 1 roll 3","picks":[[4,6],[3,6],[5,6]],"text":"B O A"}}');
INSERT INTO "events" VALUES('-E6OV9jN2y7alj40',11,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"roll"}}');
INSERT INTO "events" VALUES('-E6OV9jN2y7alj40',12,1000000,'{"type":"played","entry":{"type":"drawn","label":"round 1 roll 4","picks":[[2,6],[2,6]],"text":"G G"}}');
INSERT INTO "events" VALUES('4tCSJx-d7-dcJNoA',1,1000000,'{"type":"created","settings":{"game":"knatsch","seats":3,"options":{}},"host":"anna","commitment":"5beebeaf89380334ea442da2189c33ba56cef82de11972eed64af65e454ae469","rules":2,"dice":2,"material":"84309aecc11e345ad01f0c07d245db3db833562e8ebeff3ca60057546d7edfb7"}');
INSERT INTO "events" VALUES('4tCSJx-d7-dcJNoA',2,1000000,'{"type":"seated","seat":0,"player":"anna"}');
INSERT INTO "events" VALUES('4tCSJx-d7-dcJNoA',3,1000000,'{"type":"bot-seated","seat":1,"level":"knight","name":"Knight 2"}');
INSERT INTO "events" VALUES('7XBLLROt54ijKb0M',1,1000000,'{"type":"created","settings":{"game":"brettspiel","seats":2,"options":{}},"host":"anna","commitment":"b4b43b74ada2c699417bd136ee347a207b12547a873d739b38b7a9d704c27f61","rules":1,"dice":2,"material":"dbcf72d806294baa4a0e1225f34b11c8283219f720310ab0e85738936c4ba62a"}');
INSERT INTO "events" VALUES('7XBLLROt54ijKb0M',2,1000000,'{"type":"seated","seat":0,"player":"anna"}');
INSERT INTO "events" VALUES('7XBLLROt54ijKb0M',3,1000000,'{"type":"seated","seat":1,"player":"ben"}');
INSERT INTO "events" VALUES('7XBLLROt54ijKb0M',4,1000000,'{"type":"started"}');
INSERT INTO "events" VALUES('7XBLLROt54ijKb0M',5,1000000,'{"type":"played","entry":{"type":"drawn","label":"start","picks":[[0,2]],"text":"P1"}}');
INSERT INTO "events" VALUES('7XBLLROt54ijKb0M',6,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 1 card 1","picks":[[2,12]],"text":"S1-03"}}');
INSERT INTO "events" VALUES('7XBLLROt54ijKb0M',7,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 2 card 1","picks":[[7,12]],"text":"S2-08"}}');
INSERT INTO "events" VALUES('7XBLLROt54ijKb0M',8,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 3 card 1","picks":[[4,12]],"text":"S3-05"}}');
INSERT INTO "events" VALUES('7XBLLROt54ijKb0M',9,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 4 card 1","picks":[[3,12]],"text":"S4-04"}}');
INSERT INTO "events" VALUES('7XBLLROt54ijKb0M',10,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 5 card 1","picks":[[9,12]],"text":"S5-10"}}');
INSERT INTO "events" VALUES('7XBLLROt54ijKb0M',11,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 1","picks":[[1,6],[0,6],[3,6],[5,6],[0,6],[3,6]],"text":"R6 G1 G2 G4 B1 B4"}}');
INSERT INTO "events" VALUES('7XBLLROt54ijKb0M',12,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G1 G2 G4 B1"}}');
INSERT INTO "events" VALUES('7XBLLROt54ijKb0M',13,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 2","picks":[[3,6],[3,6]],"text":"G4 B4"}}');
INSERT INTO "events" VALUES('7XBLLROt54ijKb0M',14,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G2 G4"}}');
INSERT INTO "events" VALUES('7XBLLROt54ijKb0M',15,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 3","picks":[[5,6],[4,6],[4,6],[1,6]],"text":"R2 R5 B5 B6"}}');
INSERT INTO "events" VALUES('7XBLLROt54ijKb0M',16,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"alarm 1"}}');
INSERT INTO "events" VALUES('7XBLLROt54ijKb0M',17,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 1 card 2","picks":[[10,11]],"text":"S1-12"}}');
INSERT INTO "events" VALUES('7XBLLROt54ijKb0M',18,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 tile 1","picks":[[27,28]],"text":"farmland"}}');
INSERT INTO "events" VALUES('7XBLLROt54ijKb0M',19,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"place B7"}}');
INSERT INTO "events" VALUES('7XBLLROt54ijKb0M',20,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 1","picks":[[0,6],[2,6],[2,6],[0,6],[5,6],[5,6]],"text":"R1 R3 G3 G6 G6 B1"}}');
INSERT INTO "events" VALUES('7XBLLROt54ijKb0M',21,1000000,'{"type":"asked","seat":0,"question":"end"}');
INSERT INTO "events" VALUES('7XBLLROt54ijKb0M',22,1000000,'{"type":"answered","seat":1,"yes":true}');
INSERT INTO "events" VALUES('7XBLLROt54ijKb0M',23,1000000,'{"type":"closed","ending":"agreed","seed":"f46ed3d779516d1851edf7f4441fefe69cd9ed8795bbac6b45303d02f8f11876"}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',1,1000000,'{"type":"created","settings":{"game":"wuerfelkoenig","seats":2,"options":{}},"host":"anna","commitment":"28e004b499da1763b6ce6d375b3fe4895d1c0a83a13ea85e76bcf29b25d24064","rules":1,"dice":1,"material":""}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',2,1000000,'{"type":"imported","head":"wuerfelreich 2\ngame \"wuerfelkoenig\"\nrules 1\nmaterial {\"sha256\":\"d38674b772b18aa418bff78ab6e012e44dc06ef5cc4fc6f214009afc69ff5bca\"}\nseat {\"name\":\"P1\"}\nseat {\"name\":\"P2\"}\noptions {}\ndice {\"kind\":\"fair-2\",\"table\":\"utt9pKz4HxWz1PwX\",\"commitment\":\"28e004b499da1763b6ce6d375b3fe4895d1c0a83a13ea85e76bcf29b25d24064\",\"seed\":\"b5a25d406745ba2d80b278a2e4abf072ddcd32413bd6a7aa53a97c297492c39b\"}\n\n"}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',3,1000000,'{"type":"played","entry":{"type":"drawn","label":"start","picks":[[0,2]],"text":"P1"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',4,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 penalty","picks":[[9,10]],"text":"-1"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',5,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 1","picks":[[37,40]],"text":"dragon_1"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',6,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 2","picks":[[22,39]],"text":"cuddly_orc_4"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',7,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 3","picks":[[26,38]],"text":"odd_mushroom_goblin_2"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',8,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 4","picks":[[23,37]],"text":"cuddly_orc_6"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',9,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 5","picks":[[18,36]],"text":"crazy_gnome_6"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',10,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 1","picks":[[2,6],[5,6],[5,6],[4,6],[4,6],[2,6]],"text":"R3 R5 R6 B3 B5 B6"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',11,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R3 B3 B5 B6"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',12,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 2","picks":[[0,6],[1,6]],"text":"R1 R2"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',13,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1 R2 R3 B5"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',14,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 3","picks":[[5,6],[2,6]],"text":"B3 B6"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',15,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',16,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 penalty","picks":[[1,9]],"text":"-3"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',17,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 refill 5","picks":[[16,35]],"text":"crazy_gnome_4"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',18,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 1","picks":[[3,6],[2,6],[4,6],[0,6],[1,6],[0,6]],"text":"R1 R2 R3 R4 G1 B5"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',19,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 R3 G1 B5"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',20,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 2","picks":[[4,6],[2,6]],"text":"G5 B3"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',21,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep -"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',22,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 3","picks":[[5,6],[4,6],[1,6],[1,6],[3,6],[0,6]],"text":"G1 G5 B2 B2 B4 B6"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',23,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',24,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 penalty","picks":[[7,8]],"text":"-1"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',25,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 refill 5","picks":[[25,34]],"text":"talented_apprentice_2"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',26,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 1","picks":[[3,6],[5,6],[0,6],[0,6],[2,6],[0,6]],"text":"R1 R1 R4 G1 B3 B6"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',27,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G1 B3 B6"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',28,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 2","picks":[[1,6],[0,6],[1,6]],"text":"R1 G2 B2"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',29,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G1 B2"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',30,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 3","picks":[[3,6],[1,6],[2,6],[2,6]],"text":"R4 G2 G3 B3"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',31,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',32,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 penalty","picks":[[1,7]],"text":"-3"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',33,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 refill 5","picks":[[9,33]],"text":"grumpy_dwarf_5"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',34,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 1","picks":[[4,6],[5,6],[0,6],[3,6],[5,6],[0,6]],"text":"R1 G1 G4 G5 G6 B6"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',35,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 G1 G6 B6"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',36,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 2","picks":[[3,6],[1,6]],"text":"R4 B2"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',37,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep B6"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',38,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 3","picks":[[3,6],[4,6],[0,6],[2,6],[0,6]],"text":"R1 R4 G1 B3 B5"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',39,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',40,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 penalty","picks":[[2,6]],"text":"-2"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',41,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 refill 5","picks":[[2,32]],"text":"arrogant_elf_1"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',42,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 1","picks":[[1,6],[3,6],[5,6],[1,6],[0,6],[1,6]],"text":"R2 R4 R6 G1 G2 B2"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',43,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R4 G2"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',44,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 2","picks":[[4,6],[3,6],[2,6],[1,6]],"text":"R2 G4 B3 B5"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',45,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G4 B3"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',46,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 3","picks":[[5,6],[1,6],[4,6],[2,6]],"text":"G2 B3 B5 B6"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',47,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"take 1 village"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',48,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 refill 5","picks":[[24,31]],"text":"busy_fairy_2"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',49,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 roll 1","picks":[[2,6],[3,6],[5,6],[1,6],[3,6],[0,6]],"text":"R3 R4 R6 G1 B2 B4"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',50,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R3"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',51,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 roll 2","picks":[[4,6],[2,6],[0,6],[1,6],[2,6]],"text":"R1 R2 G3 G5 B3"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',52,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 R3 B3"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',53,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 roll 3","picks":[[2,6],[0,6],[3,6]],"text":"R1 R3 G4"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',54,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',55,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 penalty","picks":[[2,5]],"text":"-2"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',56,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 refill 5","picks":[[27,30]],"text":"hypnotist_1"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',57,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 1","picks":[[4,6],[5,6],[0,6],[3,6],[3,6],[0,6]],"text":"R1 G1 G4 G5 B4 B6"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',58,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1 G4 G5 B4"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',59,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 2","picks":[[4,6],[3,6]],"text":"G5 B4"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',60,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G4 B4 B4"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',61,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 3","picks":[[2,6],[1,6],[5,6]],"text":"R3 R6 G2"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',62,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R3 R6 G2 G4 B4"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',63,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 4","picks":[[0,6]],"text":"G1"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',64,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',65,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 penalty","picks":[[2,4]],"text":"-1"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',66,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 refill 5","picks":[[5,29]],"text":"grumpy_dwarf_2"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',67,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 1","picks":[[3,6],[5,6],[0,6],[2,6],[5,6],[1,6]],"text":"R1 R2 R4 G3 G6 B6"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',68,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 R2 R4 G6 B6"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',69,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 2","picks":[[4,6]],"text":"B5"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',70,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 R2 R4 G6 B5"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',71,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 3","picks":[[2,6]],"text":"R3"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',72,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',73,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 penalty","picks":[[1,3]],"text":"-2"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',74,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 refill 5","picks":[[22,28]],"text":"busy_fairy_1"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',75,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 1","picks":[[3,6],[0,6],[3,6],[4,6],[3,6],[3,6]],"text":"R4 G4 B1 B4 B4 B5"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',76,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G4"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',77,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 2","picks":[[2,6],[5,6],[1,6],[2,6],[1,6]],"text":"R2 R3 B2 B3 B6"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',78,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R2 G4 B3"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',79,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 3","picks":[[2,6],[5,6],[3,6]],"text":"R3 G4 B6"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',80,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"take 4"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',81,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 refill 5","picks":[[10,27]],"text":"crazy_gnome_1"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',82,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 roll 1","picks":[[1,6],[1,6],[4,6],[2,6],[3,6],[0,6]],"text":"G1 G2 G2 G3 B4 B5"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',83,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep B5"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',84,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 roll 2","picks":[[3,6],[1,6],[5,6],[1,6],[3,6]],"text":"R2 R4 R6 G2 B4"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',85,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 R4 R6 B4 B5"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',86,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 roll 3","picks":[[2,6]],"text":"R3"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',87,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',88,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 penalty","picks":[[0,2]],"text":"-4"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',89,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 refill 5","picks":[[13,26]],"text":"cuddly_orc_1"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',90,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 1","picks":[[3,6],[5,6],[3,6],[4,6],[5,6],[3,6]],"text":"R4 G4 G6 B4 B5 B6"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',91,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep B5 B6"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',92,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 2","picks":[[3,6],[4,6],[5,6],[4,6]],"text":"R4 R5 G6 B5"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',93,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R4 R5"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',94,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 3","picks":[[4,6],[1,6],[5,6],[5,6]],"text":"R6 G5 G6 B2"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',95,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"take 1"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',96,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 refill 5","picks":[[21,25]],"text":"busy_fairy_4"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',97,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 1","picks":[[1,6],[4,6],[1,6],[4,6],[5,6],[3,6]],"text":"G2 G5 G6 B2 B4 B5"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',98,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G2 B2"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',99,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 2","picks":[[3,6],[5,6],[3,6],[3,6]],"text":"R4 R6 B4 B4"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',100,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R6 G2 B4 B4"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',101,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 3","picks":[[3,6],[2,6]],"text":"R4 G3"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',102,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 3"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',103,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 refill 5","picks":[[11,24]],"text":"crazy_gnome_3"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',104,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 roll 1","picks":[[2,6],[2,6],[2,6],[0,6],[2,6],[5,6]],"text":"R1 R3 R3 G3 G6 B3"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',105,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R3 G6 B3"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',106,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 roll 2","picks":[[3,6],[5,6],[4,6]],"text":"R4 R6 B5"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',107,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R4 B3 B5"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',108,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 roll 3","picks":[[5,6],[3,6],[0,6]],"text":"G1 G4 B6"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',109,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',110,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 penalty","picks":[[0,1]],"text":"-1"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',111,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 refill 5","picks":[[8,23]],"text":"grumpy_dwarf_7"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',112,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 roll 1","picks":[[2,6],[2,6],[2,6],[3,6],[0,6],[3,6]],"text":"R3 R3 G1 G3 G4 B4"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',113,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R3 G3 G4"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',114,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 roll 2","picks":[[2,6],[0,6],[3,6]],"text":"R3 G1 B4"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',115,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R3 G3"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',116,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 roll 3","picks":[[4,6],[2,6],[4,6],[0,6]],"text":"R5 G1 G3 G5"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',117,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 5"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',118,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 refill 5","picks":[[1,22]],"text":"rich_snob_2"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',119,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 15 roll 1","picks":[[3,6],[0,6],[3,6],[4,6],[4,6],[3,6]],"text":"R4 R5 G4 B1 B4 B5"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',120,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R4 R5 B4 B5"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',121,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 15 roll 2","picks":[[0,6],[5,6]],"text":"R6 B1"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',122,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R4 R5 B1"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',123,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 15 roll 3","picks":[[1,6],[1,6],[4,6]],"text":"R5 B2 B2"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',124,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('I_rC8XUpepzxyT93',125,1000000,'{"type":"closed","ending":"finished","seed":"b5a25d406745ba2d80b278a2e4abf072ddcd32413bd6a7aa53a97c297492c39b"}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',1,1000000,'{"type":"created","settings":{"game":"wuerfelkoenig","seats":2,"options":{}},"host":"anna","commitment":"28e004b499da1763b6ce6d375b3fe4895d1c0a83a13ea85e76bcf29b25d24064","rules":1,"dice":2,"material":"d38674b772b18aa418bff78ab6e012e44dc06ef5cc4fc6f214009afc69ff5bca"}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',2,1000000,'{"type":"seated","seat":0,"player":"anna"}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',3,1000000,'{"type":"seated","seat":1,"player":"ben"}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',4,1000000,'{"type":"started"}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',5,1000000,'{"type":"played","entry":{"type":"drawn","label":"start","picks":[[0,2]],"text":"P1"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',6,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 penalty","picks":[[9,10]],"text":"-1"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',7,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 1","picks":[[37,40]],"text":"dragon_1"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',8,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 2","picks":[[22,39]],"text":"cuddly_orc_4"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',9,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 3","picks":[[26,38]],"text":"odd_mushroom_goblin_2"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',10,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 4","picks":[[23,37]],"text":"cuddly_orc_6"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',11,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 5","picks":[[18,36]],"text":"crazy_gnome_6"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',12,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 1","picks":[[2,6],[5,6],[5,6],[4,6],[4,6],[2,6]],"text":"R3 R5 R6 B3 B5 B6"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',13,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R3 B3 B5 B6"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',14,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 2","picks":[[0,6],[1,6]],"text":"R1 R2"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',15,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1 R2 R3 B5"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',16,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 3","picks":[[5,6],[2,6]],"text":"B3 B6"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',17,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',18,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 penalty","picks":[[1,9]],"text":"-3"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',19,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 refill 5","picks":[[16,35]],"text":"crazy_gnome_4"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',20,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 1","picks":[[3,6],[2,6],[4,6],[0,6],[1,6],[0,6]],"text":"R1 R2 R3 R4 G1 B5"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',21,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 R3 G1 B5"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',22,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 2","picks":[[4,6],[2,6]],"text":"G5 B3"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',23,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep -"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',24,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 3","picks":[[5,6],[4,6],[1,6],[1,6],[3,6],[0,6]],"text":"G1 G5 B2 B2 B4 B6"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',25,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',26,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 penalty","picks":[[7,8]],"text":"-1"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',27,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 refill 5","picks":[[25,34]],"text":"talented_apprentice_2"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',28,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 1","picks":[[3,6],[5,6],[0,6],[0,6],[2,6],[0,6]],"text":"R1 R1 R4 G1 B3 B6"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',29,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G1 B3 B6"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',30,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 2","picks":[[1,6],[0,6],[1,6]],"text":"R1 G2 B2"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',31,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G1 B2"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',32,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 3","picks":[[3,6],[1,6],[2,6],[2,6]],"text":"R4 G2 G3 B3"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',33,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',34,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 penalty","picks":[[1,7]],"text":"-3"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',35,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 refill 5","picks":[[9,33]],"text":"grumpy_dwarf_5"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',36,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 1","picks":[[4,6],[5,6],[0,6],[3,6],[5,6],[0,6]],"text":"R1 G1 G4 G5 G6 B6"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',37,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 G1 G6 B6"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',38,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 2","picks":[[3,6],[1,6]],"text":"R4 B2"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',39,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep B6"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',40,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 3","picks":[[3,6],[4,6],[0,6],[2,6],[0,6]],"text":"R1 R4 G1 B3 B5"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',41,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',42,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 penalty","picks":[[2,6]],"text":"-2"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',43,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 refill 5","picks":[[2,32]],"text":"arrogant_elf_1"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',44,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 1","picks":[[1,6],[3,6],[5,6],[1,6],[0,6],[1,6]],"text":"R2 R4 R6 G1 G2 B2"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',45,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R4 G2"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',46,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 2","picks":[[4,6],[3,6],[2,6],[1,6]],"text":"R2 G4 B3 B5"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',47,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G4 B3"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',48,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 3","picks":[[5,6],[1,6],[4,6],[2,6]],"text":"G2 B3 B5 B6"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',49,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"take 1 village"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',50,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 refill 5","picks":[[24,31]],"text":"busy_fairy_2"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',51,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 roll 1","picks":[[2,6],[3,6],[5,6],[1,6],[3,6],[0,6]],"text":"R3 R4 R6 G1 B2 B4"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',52,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R3"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',53,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 roll 2","picks":[[4,6],[2,6],[0,6],[1,6],[2,6]],"text":"R1 R2 G3 G5 B3"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',54,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 R3 B3"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',55,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 roll 3","picks":[[2,6],[0,6],[3,6]],"text":"R1 R3 G4"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',56,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',57,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 penalty","picks":[[2,5]],"text":"-2"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',58,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 refill 5","picks":[[27,30]],"text":"hypnotist_1"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',59,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 1","picks":[[4,6],[5,6],[0,6],[3,6],[3,6],[0,6]],"text":"R1 G1 G4 G5 B4 B6"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',60,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1 G4 G5 B4"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',61,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 2","picks":[[4,6],[3,6]],"text":"G5 B4"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',62,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G4 B4 B4"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',63,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 3","picks":[[2,6],[1,6],[5,6]],"text":"R3 R6 G2"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',64,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R3 R6 G2 G4 B4"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',65,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 4","picks":[[0,6]],"text":"G1"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',66,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',67,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 penalty","picks":[[2,4]],"text":"-1"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',68,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 refill 5","picks":[[5,29]],"text":"grumpy_dwarf_2"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',69,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 1","picks":[[3,6],[5,6],[0,6],[2,6],[5,6],[1,6]],"text":"R1 R2 R4 G3 G6 B6"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',70,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 R2 R4 G6 B6"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',71,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 2","picks":[[4,6]],"text":"B5"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',72,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 R2 R4 G6 B5"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',73,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 3","picks":[[2,6]],"text":"R3"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',74,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',75,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 penalty","picks":[[1,3]],"text":"-2"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',76,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 refill 5","picks":[[22,28]],"text":"busy_fairy_1"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',77,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 1","picks":[[3,6],[0,6],[3,6],[4,6],[3,6],[3,6]],"text":"R4 G4 B1 B4 B4 B5"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',78,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G4"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',79,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 2","picks":[[2,6],[5,6],[1,6],[2,6],[1,6]],"text":"R2 R3 B2 B3 B6"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',80,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R2 G4 B3"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',81,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 3","picks":[[2,6],[5,6],[3,6]],"text":"R3 G4 B6"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',82,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"take 4"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',83,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 refill 5","picks":[[10,27]],"text":"crazy_gnome_1"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',84,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 roll 1","picks":[[1,6],[1,6],[4,6],[2,6],[3,6],[0,6]],"text":"G1 G2 G2 G3 B4 B5"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',85,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep B5"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',86,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 roll 2","picks":[[3,6],[1,6],[5,6],[1,6],[3,6]],"text":"R2 R4 R6 G2 B4"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',87,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 R4 R6 B4 B5"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',88,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 roll 3","picks":[[2,6]],"text":"R3"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',89,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',90,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 penalty","picks":[[0,2]],"text":"-4"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',91,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 refill 5","picks":[[13,26]],"text":"cuddly_orc_1"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',92,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 1","picks":[[3,6],[5,6],[3,6],[4,6],[5,6],[3,6]],"text":"R4 G4 G6 B4 B5 B6"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',93,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep B5 B6"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',94,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 2","picks":[[3,6],[4,6],[5,6],[4,6]],"text":"R4 R5 G6 B5"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',95,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R4 R5"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',96,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 3","picks":[[4,6],[1,6],[5,6],[5,6]],"text":"R6 G5 G6 B2"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',97,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"take 1"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',98,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 refill 5","picks":[[21,25]],"text":"busy_fairy_4"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',99,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 1","picks":[[1,6],[4,6],[1,6],[4,6],[5,6],[3,6]],"text":"G2 G5 G6 B2 B4 B5"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',100,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G2 B2"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',101,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 2","picks":[[3,6],[5,6],[3,6],[3,6]],"text":"R4 R6 B4 B4"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',102,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R6 G2 B4 B4"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',103,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 3","picks":[[3,6],[2,6]],"text":"R4 G3"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',104,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 3"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',105,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 refill 5","picks":[[11,24]],"text":"crazy_gnome_3"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',106,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 roll 1","picks":[[2,6],[2,6],[2,6],[0,6],[2,6],[5,6]],"text":"R1 R3 R3 G3 G6 B3"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',107,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R3 G6 B3"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',108,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 roll 2","picks":[[3,6],[5,6],[4,6]],"text":"R4 R6 B5"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',109,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R4 B3 B5"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',110,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 roll 3","picks":[[5,6],[3,6],[0,6]],"text":"G1 G4 B6"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',111,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',112,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 penalty","picks":[[0,1]],"text":"-1"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',113,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 refill 5","picks":[[8,23]],"text":"grumpy_dwarf_7"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',114,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 roll 1","picks":[[2,6],[2,6],[2,6],[3,6],[0,6],[3,6]],"text":"R3 R3 G1 G3 G4 B4"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',115,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R3 G3 G4"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',116,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 roll 2","picks":[[2,6],[0,6],[3,6]],"text":"R3 G1 B4"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',117,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R3 G3"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',118,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 roll 3","picks":[[4,6],[2,6],[4,6],[0,6]],"text":"R5 G1 G3 G5"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',119,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 5"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',120,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 refill 5","picks":[[1,22]],"text":"rich_snob_2"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',121,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 15 roll 1","picks":[[3,6],[0,6],[3,6],[4,6],[4,6],[3,6]],"text":"R4 R5 G4 B1 B4 B5"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',122,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R4 R5 B4 B5"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',123,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 15 roll 2","picks":[[0,6],[5,6]],"text":"R6 B1"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',124,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R4 R5 B1"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',125,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 15 roll 3","picks":[[1,6],[1,6],[4,6]],"text":"R5 B2 B2"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',126,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('utt9pKz4HxWz1PwX',127,1000000,'{"type":"closed","ending":"finished","seed":"b5a25d406745ba2d80b278a2e4abf072ddcd32413bd6a7aa53a97c297492c39b"}');
CREATE TABLE heads (
	table_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	link BLOB NOT NULL, 
	PRIMARY KEY (table_id)
)
 WITHOUT ROWID

;
INSERT INTO "heads" VALUES('-E6OV9jN2y7alj40',12,X'79BF04C468D393CA9D18E6B9B57CFDC72BDF77FF66425A6B8C37552BBFF6A8E6');
INSERT INTO "heads" VALUES('4tCSJx-d7-dcJNoA',3,X'917CC113AC5833D084EBC6EF3BA02988646B7DA5DDA9B600F5E5C42731CF50B4');
INSERT INTO "heads" VALUES('7XBLLROt54ijKb0M',23,X'56EC42507C34B247FE004D83F07501265473BC3E44D8659E474AC98F4C7E0BB8');
INSERT INTO "heads" VALUES('I_rC8XUpepzxyT93',125,X'EE22DF23AC933E96F2838B10B433037A1D3CC2E098D89BB3DC6BD31D2E5BF85D');
INSERT INTO "heads" VALUES('utt9pKz4HxWz1PwX',127,X'17C9A33101C2722854E454F460D244BC6DD1292692EAB3917134DF5C50D0A0FB');
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
INSERT INTO "replies" VALUES('anna','intent-03f7a1949eb04286','7XBLLROt54ijKb0M','{"id":"intent-03f7a1949eb04286","accepted":true,"seq":19}');
INSERT INTO "replies" VALUES('anna','intent-0e6e43942b62e7cd','utt9pKz4HxWz1PwX','{"id":"intent-0e6e43942b62e7cd","accepted":true,"seq":28}');
INSERT INTO "replies" VALUES('anna','intent-0efc677761118c53','7XBLLROt54ijKb0M','{"id":"intent-0efc677761118c53","accepted":true,"seq":10}');
INSERT INTO "replies" VALUES('anna','intent-0f18120a0671969d','7XBLLROt54ijKb0M','{"id":"intent-0f18120a0671969d","accepted":true,"seq":13}');
INSERT INTO "replies" VALUES('anna','intent-10582fd79d371249','utt9pKz4HxWz1PwX','{"id":"intent-10582fd79d371249","accepted":true,"seq":2}');
INSERT INTO "replies" VALUES('anna','intent-1273cfc902380939','-E6OV9jN2y7alj40','{"id":"intent-1273cfc902380939","accepted":true,"seq":8}');
INSERT INTO "replies" VALUES('anna','intent-139f639d5a1e161f','utt9pKz4HxWz1PwX','{"id":"intent-139f639d5a1e161f","accepted":true,"seq":121}');
INSERT INTO "replies" VALUES('anna','intent-13fc8e50424bbe23','utt9pKz4HxWz1PwX','{"id":"intent-13fc8e50424bbe23","accepted":true,"seq":63}');
INSERT INTO "replies" VALUES('anna','intent-19f9762994c2a023','utt9pKz4HxWz1PwX','{"id":"intent-19f9762994c2a023","accepted":true,"seq":61}');
INSERT INTO "replies" VALUES('anna','intent-1ecf58dd26251dd3','7XBLLROt54ijKb0M','{"id":"intent-1ecf58dd26251dd3","accepted":true,"seq":18}');
INSERT INTO "replies" VALUES('anna','intent-251138464c7d9672','utt9pKz4HxWz1PwX','{"id":"intent-251138464c7d9672","accepted":true,"seq":95}');
INSERT INTO "replies" VALUES('anna','intent-28170cae482912ee','-E6OV9jN2y7alj40','{"id":"intent-28170cae482912ee","accepted":true,"seq":12}');
INSERT INTO "replies" VALUES('anna','intent-292051470dbf4d91','utt9pKz4HxWz1PwX','{"id":"intent-292051470dbf4d91","accepted":true,"seq":109}');
INSERT INTO "replies" VALUES('anna','intent-29c75650a28207fd','utt9pKz4HxWz1PwX','{"id":"intent-29c75650a28207fd","accepted":true,"seq":64}');
INSERT INTO "replies" VALUES('anna','intent-2a5080fffa3cc3db','utt9pKz4HxWz1PwX','{"id":"intent-2a5080fffa3cc3db","accepted":true,"seq":35}');
INSERT INTO "replies" VALUES('anna','intent-3d210cf265d1a047','utt9pKz4HxWz1PwX','{"id":"intent-3d210cf265d1a047","accepted":true,"seq":81}');
INSERT INTO "replies" VALUES('anna','intent-426f473fc703e667','-E6OV9jN2y7alj40','{"id":"intent-426f473fc703e667","accepted":true,"seq":11}');
INSERT INTO "replies" VALUES('anna','intent-4913631bbe8c0d63','utt9pKz4HxWz1PwX','{"id":"intent-4913631bbe8c0d63","accepted":true,"seq":127}');
INSERT INTO "replies" VALUES('anna','intent-4cf4c8c53480540d','-E6OV9jN2y7alj40','{"id":"intent-4cf4c8c53480540d","accepted":true,"seq":10}');
INSERT INTO "replies" VALUES('anna','intent-4dd1802f198c8297','utt9pKz4HxWz1PwX','{"id":"intent-4dd1802f198c8297","accepted":true,"seq":80}');
INSERT INTO "replies" VALUES('anna','intent-4ff638bd966b98b5','utt9pKz4HxWz1PwX','{"id":"intent-4ff638bd966b98b5","accepted":true,"seq":94}');
INSERT INTO "replies" VALUES('anna','intent-506341ea2d3a3289','utt9pKz4HxWz1PwX','{"id":"intent-506341ea2d3a3289","accepted":true,"seq":83}');
INSERT INTO "replies" VALUES('anna','intent-54de6375809d8cf6','utt9pKz4HxWz1PwX','{"id":"intent-54de6375809d8cf6","accepted":true,"seq":122}');
INSERT INTO "replies" VALUES('anna','intent-552335397503bb1e','utt9pKz4HxWz1PwX','{"id":"intent-552335397503bb1e","accepted":true,"seq":29}');
INSERT INTO "replies" VALUES('anna','intent-5614f0b32ce6d925','utt9pKz4HxWz1PwX','{"id":"intent-5614f0b32ce6d925","accepted":true,"seq":108}');
INSERT INTO "replies" VALUES('anna','intent-5907c7c3088934a7','utt9pKz4HxWz1PwX','{"id":"intent-5907c7c3088934a7","accepted":true,"seq":92}');
INSERT INTO "replies" VALUES('anna','intent-5e6dd53b35e53f1a','utt9pKz4HxWz1PwX','{"id":"intent-5e6dd53b35e53f1a","accepted":true,"seq":77}');
INSERT INTO "replies" VALUES('anna','intent-60da71853e7ad5e6','utt9pKz4HxWz1PwX','{"id":"intent-60da71853e7ad5e6","accepted":true,"seq":48}');
INSERT INTO "replies" VALUES('anna','intent-63b6684a7a3e0883','utt9pKz4HxWz1PwX','{"id":"intent-63b6684a7a3e0883","accepted":true,"seq":13}');
INSERT INTO "replies" VALUES('anna','intent-6448a17337c9bf6c','utt9pKz4HxWz1PwX','{"id":"intent-6448a17337c9bf6c","accepted":true,"seq":44}');
INSERT INTO "replies" VALUES('anna','intent-65392bd9438ff3ba','utt9pKz4HxWz1PwX','{"id":"intent-65392bd9438ff3ba","accepted":true,"seq":110}');
INSERT INTO "replies" VALUES('anna','intent-6d5d7004db962db1','-E6OV9jN2y7alj40','{"id":"intent-6d5d7004db962db1","accepted":true,"seq":4}');
INSERT INTO "replies" VALUES('anna','intent-6d8876e49616de87','7XBLLROt54ijKb0M','{"id":"intent-6d8876e49616de87","accepted":true,"seq":14}');
INSERT INTO "replies" VALUES('anna','intent-72f3eefabdfacf1f','utt9pKz4HxWz1PwX','{"id":"intent-72f3eefabdfacf1f","accepted":true,"seq":62}');
INSERT INTO "replies" VALUES('anna','intent-7a017e30cbeb612d','utt9pKz4HxWz1PwX','{"id":"intent-7a017e30cbeb612d","accepted":true,"seq":30}');
INSERT INTO "replies" VALUES('anna','intent-7a1901ffe8c88578','utt9pKz4HxWz1PwX','{"id":"intent-7a1901ffe8c88578","accepted":true,"seq":46}');
INSERT INTO "replies" VALUES('anna','intent-815dc1bc5f05611f','utt9pKz4HxWz1PwX','{"id":"intent-815dc1bc5f05611f","accepted":true,"seq":98}');
INSERT INTO "replies" VALUES('anna','intent-850309f36bdb0a22','utt9pKz4HxWz1PwX','{"id":"intent-850309f36bdb0a22","accepted":true,"seq":60}');
INSERT INTO "replies" VALUES('anna','intent-89d89c9ede499d94','utt9pKz4HxWz1PwX','{"id":"intent-89d89c9ede499d94","accepted":true,"seq":50}');
INSERT INTO "replies" VALUES('anna','intent-8a4693794edd1d59','-E6OV9jN2y7alj40','{"id":"intent-8a4693794edd1d59","accepted":true,"seq":7}');
INSERT INTO "replies" VALUES('anna','intent-8c69522600d74686','-E6OV9jN2y7alj40','{"id":"intent-8c69522600d74686","accepted":true,"seq":9}');
INSERT INTO "replies" VALUES('anna','intent-8e8eef280ff3fd72','7XBLLROt54ijKb0M','{"id":"intent-8e8eef280ff3fd72","accepted":true,"seq":11}');
INSERT INTO "replies" VALUES('anna','intent-9405c8b04e37764e','utt9pKz4HxWz1PwX','{"id":"intent-9405c8b04e37764e","accepted":true,"seq":125}');
INSERT INTO "replies" VALUES('anna','intent-97db52d5bc573532','utt9pKz4HxWz1PwX','{"id":"intent-97db52d5bc573532","accepted":true,"seq":31}');
INSERT INTO "replies" VALUES('anna','intent-9db78272b330f534','utt9pKz4HxWz1PwX','{"id":"intent-9db78272b330f534","accepted":true,"seq":12}');
INSERT INTO "replies" VALUES('anna','intent-a7b388e95f85d399','utt9pKz4HxWz1PwX','{"id":"intent-a7b388e95f85d399","accepted":true,"seq":78}');
INSERT INTO "replies" VALUES('anna','intent-a98422f42f230677','utt9pKz4HxWz1PwX','{"id":"intent-a98422f42f230677","accepted":true,"seq":93}');
INSERT INTO "replies" VALUES('anna','intent-ab035c3227cae0ec','utt9pKz4HxWz1PwX','{"id":"intent-ab035c3227cae0ec","accepted":true,"seq":59}');
INSERT INTO "replies" VALUES('anna','intent-afb94f1ef80617e8','utt9pKz4HxWz1PwX','{"id":"intent-afb94f1ef80617e8","accepted":true,"seq":124}');
INSERT INTO "replies" VALUES('anna','intent-b2f94030aceb04f1','utt9pKz4HxWz1PwX','{"id":"intent-b2f94030aceb04f1","accepted":true,"seq":79}');
INSERT INTO "replies" VALUES('anna','intent-b724040e1d886ce2','7XBLLROt54ijKb0M','{"id":"intent-b724040e1d886ce2","accepted":true,"seq":15}');
INSERT INTO "replies" VALUES('anna','intent-b749a7f69f3ce044','utt9pKz4HxWz1PwX','{"id":"intent-b749a7f69f3ce044","accepted":true,"seq":16}');
INSERT INTO "replies" VALUES('anna','intent-bab05aaf1c1d0783','-E6OV9jN2y7alj40','{"id":"intent-bab05aaf1c1d0783","accepted":true,"seq":2}');
INSERT INTO "replies" VALUES('anna','intent-bac2faa07aacd052','utt9pKz4HxWz1PwX','{"id":"intent-bac2faa07aacd052","accepted":true,"seq":68}');
INSERT INTO "replies" VALUES('anna','intent-bbd3b684eac7b239','utt9pKz4HxWz1PwX','{"id":"intent-bbd3b684eac7b239","accepted":true,"seq":14}');
INSERT INTO "replies" VALUES('anna','intent-c090503b551bfd2e','utt9pKz4HxWz1PwX','{"id":"intent-c090503b551bfd2e","accepted":true,"seq":11}');
INSERT INTO "replies" VALUES('anna','intent-c1bc76868fab02e3','utt9pKz4HxWz1PwX','{"id":"intent-c1bc76868fab02e3","accepted":true,"seq":106}');
INSERT INTO "replies" VALUES('anna','intent-c3dfc91a7007ec65','7XBLLROt54ijKb0M','{"id":"intent-c3dfc91a7007ec65","accepted":true,"seq":12}');
INSERT INTO "replies" VALUES('anna','intent-c7776d251dc360d6','utt9pKz4HxWz1PwX','{"id":"intent-c7776d251dc360d6","accepted":true,"seq":96}');
INSERT INTO "replies" VALUES('anna','intent-c9b7fe7767c27489','utt9pKz4HxWz1PwX','{"id":"intent-c9b7fe7767c27489","accepted":true,"seq":107}');
INSERT INTO "replies" VALUES('anna','intent-cd9ec43d96f5c88c','utt9pKz4HxWz1PwX','{"id":"intent-cd9ec43d96f5c88c","accepted":true,"seq":19}');
INSERT INTO "replies" VALUES('anna','intent-ce5363eb65519624','7XBLLROt54ijKb0M','{"id":"intent-ce5363eb65519624","accepted":true,"seq":21}');
INSERT INTO "replies" VALUES('anna','intent-d4cd7451b69702e5','utt9pKz4HxWz1PwX','{"id":"intent-d4cd7451b69702e5","accepted":true,"seq":113}');
INSERT INTO "replies" VALUES('anna','intent-d8a3497078669a78','utt9pKz4HxWz1PwX','{"id":"intent-d8a3497078669a78","accepted":true,"seq":15}');
INSERT INTO "replies" VALUES('anna','intent-d917c6644b64135d','-E6OV9jN2y7alj40','{"id":"intent-d917c6644b64135d","accepted":true,"seq":6}');
INSERT INTO "replies" VALUES('anna','intent-da24e4c3efe08049','7XBLLROt54ijKb0M','{"id":"intent-da24e4c3efe08049","accepted":true,"seq":2}');
INSERT INTO "replies" VALUES('anna','intent-e00006b7f3f9c4f1','-E6OV9jN2y7alj40','{"id":"intent-e00006b7f3f9c4f1","accepted":true,"seq":5}');
INSERT INTO "replies" VALUES('anna','intent-e23f4c8c061e3603','4tCSJx-d7-dcJNoA','{"id":"intent-e23f4c8c061e3603","accepted":true,"seq":3}');
INSERT INTO "replies" VALUES('anna','intent-e2b6e7ec4aafd5f2','utt9pKz4HxWz1PwX','{"id":"intent-e2b6e7ec4aafd5f2","accepted":true,"seq":65}');
INSERT INTO "replies" VALUES('anna','intent-e7a2ae855524d389','utt9pKz4HxWz1PwX','{"id":"intent-e7a2ae855524d389","accepted":true,"seq":45}');
INSERT INTO "replies" VALUES('anna','intent-ef3637bfadc5f005','utt9pKz4HxWz1PwX','{"id":"intent-ef3637bfadc5f005","accepted":true,"seq":123}');
INSERT INTO "replies" VALUES('anna','intent-f198f697532c9364','utt9pKz4HxWz1PwX','{"id":"intent-f198f697532c9364","accepted":true,"seq":47}');
INSERT INTO "replies" VALUES('anna','intent-fbc38a16712aed83','utt9pKz4HxWz1PwX','{"id":"intent-fbc38a16712aed83","accepted":true,"seq":32}');
INSERT INTO "replies" VALUES('anna','known','4tCSJx-d7-dcJNoA','{"id":"known","accepted":true,"seq":2}');
INSERT INTO "replies" VALUES('ben','intent-00c7abdf7a083980','utt9pKz4HxWz1PwX','{"id":"intent-00c7abdf7a083980","accepted":true,"seq":58}');
INSERT INTO "replies" VALUES('ben','intent-079ce7c4e02d4d88','-E6OV9jN2y7alj40','{"id":"intent-079ce7c4e02d4d88","accepted":true,"seq":3}');
INSERT INTO "replies" VALUES('ben','intent-07d948a22e021f2a','utt9pKz4HxWz1PwX','{"id":"intent-07d948a22e021f2a","accepted":true,"seq":73}');
INSERT INTO "replies" VALUES('ben','intent-0c8e78053fdaf618','utt9pKz4HxWz1PwX','{"id":"intent-0c8e78053fdaf618","accepted":true,"seq":70}');
INSERT INTO "replies" VALUES('ben','intent-118e345aa4c0f270','utt9pKz4HxWz1PwX','{"id":"intent-118e345aa4c0f270","accepted":true,"seq":84}');
INSERT INTO "replies" VALUES('ben','intent-1332e2c0bb6a25e8','utt9pKz4HxWz1PwX','{"id":"intent-1332e2c0bb6a25e8","accepted":true,"seq":3}');
INSERT INTO "replies" VALUES('ben','intent-19dac7ecf49cd32e','utt9pKz4HxWz1PwX','{"id":"intent-19dac7ecf49cd32e","accepted":true,"seq":40}');
INSERT INTO "replies" VALUES('ben','intent-1bb3d523f09f2498','utt9pKz4HxWz1PwX','{"id":"intent-1bb3d523f09f2498","accepted":true,"seq":102}');
INSERT INTO "replies" VALUES('ben','intent-23f2deb23f454fa5','utt9pKz4HxWz1PwX','{"id":"intent-23f2deb23f454fa5","accepted":true,"seq":20}');
INSERT INTO "replies" VALUES('ben','intent-29a2c33ccab3f537','utt9pKz4HxWz1PwX','{"id":"intent-29a2c33ccab3f537","accepted":true,"seq":71}');
INSERT INTO "replies" VALUES('ben','intent-2e4308e0c9fd29a3','utt9pKz4HxWz1PwX','{"id":"intent-2e4308e0c9fd29a3","accepted":true,"seq":22}');
INSERT INTO "replies" VALUES('ben','intent-36e61ff96afc4dda','utt9pKz4HxWz1PwX','{"id":"intent-36e61ff96afc4dda","accepted":true,"seq":117}');
INSERT INTO "replies" VALUES('ben','intent-3ac254cd43d1528c','utt9pKz4HxWz1PwX','{"id":"intent-3ac254cd43d1528c","accepted":true,"seq":118}');
INSERT INTO "replies" VALUES('ben','intent-3c8c4e7535193523','utt9pKz4HxWz1PwX','{"id":"intent-3c8c4e7535193523","accepted":true,"seq":21}');
INSERT INTO "replies" VALUES('ben','intent-4832ceddfa84b7e2','utt9pKz4HxWz1PwX','{"id":"intent-4832ceddfa84b7e2","accepted":true,"seq":88}');
INSERT INTO "replies" VALUES('ben','intent-4b5386cf27c875eb','utt9pKz4HxWz1PwX','{"id":"intent-4b5386cf27c875eb","accepted":true,"seq":51}');
INSERT INTO "replies" VALUES('ben','intent-52cf60f061db60da','utt9pKz4HxWz1PwX','{"id":"intent-52cf60f061db60da","accepted":true,"seq":36}');
INSERT INTO "replies" VALUES('ben','intent-5aa5b4bb5efca113','utt9pKz4HxWz1PwX','{"id":"intent-5aa5b4bb5efca113","accepted":true,"seq":72}');
INSERT INTO "replies" VALUES('ben','intent-5b3f2a6940394b5a','utt9pKz4HxWz1PwX','{"id":"intent-5b3f2a6940394b5a","accepted":true,"seq":39}');
INSERT INTO "replies" VALUES('ben','intent-5c0698d611df45b4','utt9pKz4HxWz1PwX','{"id":"intent-5c0698d611df45b4","accepted":true,"seq":86}');
INSERT INTO "replies" VALUES('ben','intent-627d4a4408b172ef','7XBLLROt54ijKb0M','{"id":"intent-627d4a4408b172ef","accepted":true,"seq":20}');
INSERT INTO "replies" VALUES('ben','intent-6302cd17acf33643','utt9pKz4HxWz1PwX','{"id":"intent-6302cd17acf33643","accepted":true,"seq":103}');
INSERT INTO "replies" VALUES('ben','intent-6aac3d8ace363397','utt9pKz4HxWz1PwX','{"id":"intent-6aac3d8ace363397","accepted":true,"seq":54}');
INSERT INTO "replies" VALUES('ben','intent-7012bc0c2e39ef15','utt9pKz4HxWz1PwX','{"id":"intent-7012bc0c2e39ef15","accepted":true,"seq":91}');
INSERT INTO "replies" VALUES('ben','intent-767617ecd93f12fe','utt9pKz4HxWz1PwX','{"id":"intent-767617ecd93f12fe","accepted":true,"seq":99}');
INSERT INTO "replies" VALUES('ben','intent-7cd51250aa78608e','utt9pKz4HxWz1PwX','{"id":"intent-7cd51250aa78608e","accepted":true,"seq":100}');
INSERT INTO "replies" VALUES('ben','intent-81addc710ff1b6f1','utt9pKz4HxWz1PwX','{"id":"intent-81addc710ff1b6f1","accepted":true,"seq":37}');
INSERT INTO "replies" VALUES('ben','intent-8485b0cc50ae4301','utt9pKz4HxWz1PwX','{"id":"intent-8485b0cc50ae4301","accepted":true,"seq":105}');
INSERT INTO "replies" VALUES('ben','intent-8aedda2bff17ef0e','utt9pKz4HxWz1PwX','{"id":"intent-8aedda2bff17ef0e","accepted":true,"seq":53}');
INSERT INTO "replies" VALUES('ben','intent-8babd7ff26220fb1','utt9pKz4HxWz1PwX','{"id":"intent-8babd7ff26220fb1","accepted":true,"seq":24}');
INSERT INTO "replies" VALUES('ben','intent-96172baacb4b4118','utt9pKz4HxWz1PwX','{"id":"intent-96172baacb4b4118","accepted":true,"seq":116}');
INSERT INTO "replies" VALUES('ben','intent-a1352d2ff2076556','utt9pKz4HxWz1PwX','{"id":"intent-a1352d2ff2076556","accepted":true,"seq":38}');
INSERT INTO "replies" VALUES('ben','intent-aa3c4cf742200b00','utt9pKz4HxWz1PwX','{"id":"intent-aa3c4cf742200b00","accepted":true,"seq":114}');
INSERT INTO "replies" VALUES('ben','intent-ac6ac324aebb91b0','utt9pKz4HxWz1PwX','{"id":"intent-ac6ac324aebb91b0","accepted":true,"seq":76}');
INSERT INTO "replies" VALUES('ben','intent-ae4005ede8b69590','utt9pKz4HxWz1PwX','{"id":"intent-ae4005ede8b69590","accepted":true,"seq":52}');
INSERT INTO "replies" VALUES('ben','intent-ae7ea1e1011043c6','7XBLLROt54ijKb0M','{"id":"intent-ae7ea1e1011043c6","accepted":true,"seq":23}');
INSERT INTO "replies" VALUES('ben','intent-aeddad51f32e776c','utt9pKz4HxWz1PwX','{"id":"intent-aeddad51f32e776c","accepted":true,"seq":55}');
INSERT INTO "replies" VALUES('ben','intent-b5f80f80c6168abc','7XBLLROt54ijKb0M','{"id":"intent-b5f80f80c6168abc","accepted":true,"seq":3}');
INSERT INTO "replies" VALUES('ben','intent-b801043026e86f9d','utt9pKz4HxWz1PwX','{"id":"intent-b801043026e86f9d","accepted":true,"seq":23}');
INSERT INTO "replies" VALUES('ben','intent-be7a82df998e9cd2','utt9pKz4HxWz1PwX','{"id":"intent-be7a82df998e9cd2","accepted":true,"seq":85}');
INSERT INTO "replies" VALUES('ben','intent-c4f967c1fa2f67eb','utt9pKz4HxWz1PwX','{"id":"intent-c4f967c1fa2f67eb","accepted":true,"seq":69}');
INSERT INTO "replies" VALUES('ben','intent-c81efc730cd843a7','utt9pKz4HxWz1PwX','{"id":"intent-c81efc730cd843a7","accepted":true,"seq":120}');
INSERT INTO "replies" VALUES('ben','intent-d46caedfb596b28c','utt9pKz4HxWz1PwX','{"id":"intent-d46caedfb596b28c","accepted":true,"seq":27}');
INSERT INTO "replies" VALUES('ben','intent-d4eb6d810dfd8f50','utt9pKz4HxWz1PwX','{"id":"intent-d4eb6d810dfd8f50","accepted":true,"seq":115}');
INSERT INTO "replies" VALUES('ben','intent-d7d03be982bf2d7e','utt9pKz4HxWz1PwX','{"id":"intent-d7d03be982bf2d7e","accepted":true,"seq":43}');
INSERT INTO "replies" VALUES('ben','intent-f469ebb4b67697d0','utt9pKz4HxWz1PwX','{"id":"intent-f469ebb4b67697d0","accepted":true,"seq":101}');
INSERT INTO "replies" VALUES('ben','intent-f55f004cfb731c78','utt9pKz4HxWz1PwX','{"id":"intent-f55f004cfb731c78","accepted":true,"seq":87}');
INSERT INTO "replies" VALUES('ben','intent-f57ce3b38ed361d4','-E6OV9jN2y7alj40','{"id":"intent-f57ce3b38ed361d4","accepted":true,"seq":12}');
CREATE TABLE result_seats (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	player VARCHAR(32), 
	bot VARCHAR(20), 
	place INTEGER NOT NULL, 
	points INTEGER NOT NULL, 
	PRIMARY KEY (table_id, seat)
);
INSERT INTO "result_seats" VALUES('utt9pKz4HxWz1PwX',0,'anna',NULL,1,-4);
INSERT INTO "result_seats" VALUES('utt9pKz4HxWz1PwX',1,'ben',NULL,2,-6);
INSERT INTO "result_seats" VALUES('I_rC8XUpepzxyT93',0,NULL,NULL,1,-4);
INSERT INTO "result_seats" VALUES('I_rC8XUpepzxyT93',1,NULL,NULL,2,-6);
CREATE TABLE results (
	table_id VARCHAR(32) NOT NULL, 
	game VARCHAR(20) NOT NULL, 
	players INTEGER NOT NULL, 
	ended BIGINT NOT NULL, 
	ending VARCHAR(40) NOT NULL, 
	drawn BOOLEAN NOT NULL, 
	PRIMARY KEY (table_id)
);
INSERT INTO "results" VALUES('utt9pKz4HxWz1PwX','wuerfelkoenig',2,1000000,'penalties',0);
INSERT INTO "results" VALUES('I_rC8XUpepzxyT93','wuerfelkoenig',2,1000000,'penalties',0);
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
INSERT INTO "seats" VALUES('4tCSJx-d7-dcJNoA',0,'anna','Anna','fox');
INSERT INTO "seats" VALUES('7XBLLROt54ijKb0M',0,'anna','Anna','fox');
INSERT INTO "seats" VALUES('7XBLLROt54ijKb0M',1,'ben','Ben','fox');
INSERT INTO "seats" VALUES('utt9pKz4HxWz1PwX',0,'anna','Anna','fox');
INSERT INTO "seats" VALUES('utt9pKz4HxWz1PwX',1,'ben','Ben','fox');
INSERT INTO "seats" VALUES('I_rC8XUpepzxyT93',0,NULL,'Anna','');
INSERT INTO "seats" VALUES('I_rC8XUpepzxyT93',1,NULL,'Ben','');
INSERT INTO "seats" VALUES('-E6OV9jN2y7alj40',0,'anna','Anna','fox');
INSERT INTO "seats" VALUES('-E6OV9jN2y7alj40',1,'ben','Ben','fox');
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
INSERT INTO "tables" VALUES('4tCSJx-d7-dcJNoA',X'CA7BCF4B553CA50A3F98F85E3F119494A5DA52D9999E52A0D5E3AACE1F39C69B','anna','knatsch','private','open',1000000,1,0,NULL);
INSERT INTO "tables" VALUES('7XBLLROt54ijKb0M',X'F46ED3D779516D1851EDF7F4441FEFE69CD9ED8795BBAC6B45303D02F8F11876','anna','brettspiel','private','closed',1000000,0,0,'agreed');
INSERT INTO "tables" VALUES('utt9pKz4HxWz1PwX',X'B5A25D406745BA2D80B278A2E4ABF072DDCD32413BD6A7AA53A97C297492C39B','anna','wuerfelkoenig','private','closed',1000000,0,0,'finished');
INSERT INTO "tables" VALUES('I_rC8XUpepzxyT93',X'','anna','wuerfelkoenig','private','closed',1000000,0,1,'finished');
INSERT INTO "tables" VALUES('-E6OV9jN2y7alj40',X'C876F741BF626DC3D99DE28674F844148D1A51DEB5378F65996F746806256007','anna','wuerfelland','private','running',1000000,1,0,NULL);
CREATE INDEX ix_seats_player ON seats (player);
CREATE INDEX tables_by_status ON tables (status, visibility, changed);
CREATE INDEX results_by_game ON results (game, ended);
CREATE INDEX ix_result_seats_player ON result_seats (player);
COMMIT;
