BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0007');
CREATE TABLE "early_moves" (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (table_id, seat)
)
 WITHOUT ROWID

;
INSERT INTO "early_moves" VALUES('RHrzCyMCbF6kCIix',1,'pass');
CREATE TABLE events (
	table_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	event TEXT NOT NULL, 
	PRIMARY KEY (table_id, seq)
)
 WITHOUT ROWID

;
INSERT INTO "events" VALUES('L6gPdILCY1KaGQmF',1,1000000,'{"type":"created","settings":{"game":"knatsch","seats":3,"options":{}},"host":"anna","commitment":"01d08592967c64f98f58ddb6a965f45bf65b85fecd63924e50bbf41442836161","rules":2,"dice":2,"material":"84309aecc11e345ad01f0c07d245db3db833562e8ebeff3ca60057546d7edfb7"}');
INSERT INTO "events" VALUES('L6gPdILCY1KaGQmF',2,1000000,'{"type":"seated","seat":0,"player":"anna"}');
INSERT INTO "events" VALUES('L6gPdILCY1KaGQmF',3,1000000,'{"type":"bot-seated","seat":1,"level":"knight","name":"Knight 2"}');
INSERT INTO "events" VALUES('MOGSDSIOg7DLDldS',1,1000000,'{"type":"created","settings":{"game":"brettspiel","seats":2,"options":{}},"host":"anna","commitment":"3c78701ddc049bc6fef5237320d5a74cd5070c79010a275374ff97a08b87b95d","rules":1,"dice":2,"material":"dbcf72d806294baa4a0e1225f34b11c8283219f720310ab0e85738936c4ba62a"}');
INSERT INTO "events" VALUES('MOGSDSIOg7DLDldS',2,1000000,'{"type":"seated","seat":0,"player":"anna"}');
INSERT INTO "events" VALUES('MOGSDSIOg7DLDldS',3,1000000,'{"type":"seated","seat":1,"player":"ben"}');
INSERT INTO "events" VALUES('MOGSDSIOg7DLDldS',4,1000000,'{"type":"started"}');
INSERT INTO "events" VALUES('MOGSDSIOg7DLDldS',5,1000000,'{"type":"played","entry":{"type":"drawn","label":"start","picks":[[0,2]],"text":"P1"}}');
INSERT INTO "events" VALUES('MOGSDSIOg7DLDldS',6,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 1 card 1","picks":[[6,12]],"text":"S1-07"}}');
INSERT INTO "events" VALUES('MOGSDSIOg7DLDldS',7,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 2 card 1","picks":[[9,12]],"text":"S2-10"}}');
INSERT INTO "events" VALUES('MOGSDSIOg7DLDldS',8,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 3 card 1","picks":[[11,12]],"text":"S3-12"}}');
INSERT INTO "events" VALUES('MOGSDSIOg7DLDldS',9,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 4 card 1","picks":[[3,12]],"text":"S4-04"}}');
INSERT INTO "events" VALUES('MOGSDSIOg7DLDldS',10,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 5 card 1","picks":[[4,12]],"text":"S5-05"}}');
INSERT INTO "events" VALUES('MOGSDSIOg7DLDldS',11,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 1","picks":[[3,6],[2,6],[2,6],[1,6],[2,6],[5,6]],"text":"R3 R4 G3 G6 B2 B3"}}');
INSERT INTO "events" VALUES('MOGSDSIOg7DLDldS',12,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R3 G3 G6 B2"}}');
INSERT INTO "events" VALUES('MOGSDSIOg7DLDldS',13,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 2","picks":[[0,6],[2,6]],"text":"B1 B3"}}');
INSERT INTO "events" VALUES('MOGSDSIOg7DLDldS',14,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R3 G3 B1 B2 B3"}}');
INSERT INTO "events" VALUES('MOGSDSIOg7DLDldS',15,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 3","picks":[[4,6]],"text":"R5"}}');
INSERT INTO "events" VALUES('MOGSDSIOg7DLDldS',16,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"alarm 3"}}');
INSERT INTO "events" VALUES('MOGSDSIOg7DLDldS',17,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 3 card 2","picks":[[7,11]],"text":"S3-08"}}');
INSERT INTO "events" VALUES('MOGSDSIOg7DLDldS',18,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 tile 1","picks":[[12,28]],"text":"mushroom_forest"}}');
INSERT INTO "events" VALUES('MOGSDSIOg7DLDldS',19,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"place A8"}}');
INSERT INTO "events" VALUES('MOGSDSIOg7DLDldS',20,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 1","picks":[[5,6],[3,6],[4,6],[3,6],[0,6],[3,6]],"text":"R4 G1 G4 B4 B5 B6"}}');
INSERT INTO "events" VALUES('MOGSDSIOg7DLDldS',21,1000000,'{"type":"asked","seat":0,"question":"end"}');
INSERT INTO "events" VALUES('MOGSDSIOg7DLDldS',22,1000000,'{"type":"answered","seat":1,"yes":true}');
INSERT INTO "events" VALUES('MOGSDSIOg7DLDldS',23,1000000,'{"type":"closed","ending":"agreed","seed":"e7dff3bc63ae3791424cc9b74aa4ebd5629d1678444604d70761944cf8471f0c"}');
INSERT INTO "events" VALUES('RHrzCyMCbF6kCIix',1,1000000,'{"type":"created","settings":{"game":"wuerfelland","seats":2,"options":{"start":1,"treasures":5,"boards":["1A","2A"]},"absent":3600},"host":"anna","commitment":"78956f0b1e55f6b0951aef20fcaaa25634cbdce58e8e19d582df7ad3ddce787f","rules":1,"dice":2,"material":"5745ca25d204ccb42876e28efca6a021264f7457a4194d227dd1c30bad91dcc9"}');
INSERT INTO "events" VALUES('RHrzCyMCbF6kCIix',2,1000000,'{"type":"seated","seat":0,"player":"anna"}');
INSERT INTO "events" VALUES('RHrzCyMCbF6kCIix',3,1000000,'{"type":"seated","seat":1,"player":"ben"}');
INSERT INTO "events" VALUES('RHrzCyMCbF6kCIix',4,1000000,'{"type":"started"}');
INSERT INTO "events" VALUES('RHrzCyMCbF6kCIix',5,1000000,'{"type":"played","entry":{"type":"drawn","label":"round 1 roll 1","picks":[[3,6],[1,6],[5,6],[3,6],[1,6],[5,6]],"text":"Y Y B B A A"}}');
INSERT INTO "events" VALUES('RHrzCyMCbF6kCIix',6,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"choose A"}}');
INSERT INTO "events" VALUES('RHrzCyMCbF6kCIix',7,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"roll"}}');
INSERT INTO "events" VALUES('RHrzCyMCbF6kCIix',8,1000000,'{"type":"played","entry":{"type":"drawn","label":"round 1 roll 2","picks":[[2,6],[2,6],[2,6],[5,6]],"text":"G G G A"}}');
INSERT INTO "events" VALUES('RHrzCyMCbF6kCIix',9,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"roll"}}');
INSERT INTO "events" VALUES('RHrzCyMCbF6kCIix',10,1000000,'{"type":"played","entry":{"type":"drawn","label":"round 1 roll 3","picks":[[3,6],[4,6],[0,6]],"text":"R B O"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',1,1000000,'{"type":"created","settings":{"game":"wuerfelkoenig","seats":2,"options":{}},"host":"anna","commitment":"a1c1d9b1d55ccf5024c69ec24598391010a12fca29c13a13c45726550a91cdf6","rules":1,"dice":1,"material":""}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',2,1000000,'{"type":"imported","head":"wuerfelreich 2\ngame \"wuerfelkoenig\"\nrules 1\nmaterial {\"sha256\":\"d38674b772b18aa418bff78ab6e012e44dc06ef5cc4fc6f214009afc69ff5bca\"}\nseat {\"name\":\"P1\"}\nseat {\"name\":\"P2\"}\noptions {}\ndice {\"kind\":\"fair-2\",\"table\":\"zeVtyWmFeK-xty0Y\",\"commitment\":\"a1c1d9b1d55ccf5024c69ec24598391010a12fca29c13a13c45726550a91cdf6\",\"seed\":\"35886e7611274a97ec5191b0dade5b076df9c6c1864f9dbd1c4b86d80028d3b9\"}\n\n"}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',3,1000000,'{"type":"played","entry":{"type":"drawn","label":"start","picks":[[1,2]],"text":"P2"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',4,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 penalty","picks":[[0,10]],"text":"-4"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',5,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 1","picks":[[15,40]],"text":"crazy_gnome_3"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',6,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 2","picks":[[13,39]],"text":"crazy_gnome_1"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',7,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 3","picks":[[20,38]],"text":"cuddly_orc_4"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',8,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 4","picks":[[34,37]],"text":"dragon_1"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',9,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 5","picks":[[27,36]],"text":"talented_apprentice_2"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',10,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 1","picks":[[0,6],[2,6],[2,6],[4,6],[0,6],[3,6]],"text":"R3 G1 G3 B1 B4 B5"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',11,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G1 G3 B1 B4"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',12,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 2","picks":[[4,6],[4,6]],"text":"G5 B5"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',13,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G1 G3 G5 B4"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',14,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 3","picks":[[3,6],[3,6]],"text":"R4 G4"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',15,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 4"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',16,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 refill 5","picks":[[12,35]],"text":"grumpy_dwarf_8"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',17,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 1","picks":[[0,6],[0,6],[0,6],[4,6],[4,6],[1,6]],"text":"R1 R2 R5 B1 B1 B5"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',18,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R2 R5 B1 B1 B5"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',19,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 2","picks":[[2,6]],"text":"G3"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',20,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R2 R5"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',21,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 3","picks":[[0,6],[3,6],[3,6],[4,6]],"text":"R4 G4 B1 B5"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',22,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',23,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 penalty","picks":[[3,9]],"text":"-2"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',24,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 refill 5","picks":[[1,34]],"text":"rich_snob_2"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',25,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 1","picks":[[4,6],[5,6],[4,6],[3,6],[2,6],[1,6]],"text":"R2 G4 G5 B3 B5 B6"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',26,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep B3"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',27,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 2","picks":[[2,6],[3,6],[1,6],[3,6],[1,6]],"text":"R2 R3 R4 G4 B2"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',28,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R3 G4"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',29,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 3","picks":[[4,6],[1,6],[1,6],[3,6]],"text":"R2 G5 B2 B4"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',30,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',31,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 penalty","picks":[[1,8]],"text":"-3"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',32,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 refill 5","picks":[[5,33]],"text":"grumpy_dwarf_2"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',33,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 1","picks":[[0,6],[4,6],[1,6],[0,6],[4,6],[1,6]],"text":"R1 R2 R5 G5 B1 B2"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',34,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1 R2 B1 B2"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',35,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 2","picks":[[4,6],[0,6]],"text":"G1 G5"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',36,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep B2"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',37,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 3","picks":[[2,6],[5,6],[4,6],[0,6],[2,6]],"text":"R3 G1 B3 B5 B6"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',38,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',39,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 penalty","picks":[[5,7]],"text":"-1"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',40,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 refill 5","picks":[[16,32]],"text":"cuddly_orc_3"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',41,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 1","picks":[[2,6],[5,6],[2,6],[3,6],[1,6],[3,6]],"text":"R2 R3 G3 G4 B4 B6"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',42,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R3 B4"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',43,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 2","picks":[[5,6],[1,6],[5,6],[5,6]],"text":"R6 G6 B2 B6"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',44,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep B2 B6"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',45,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 3","picks":[[2,6],[3,6],[1,6],[0,6]],"text":"R2 R3 G1 G4"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',46,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',47,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 penalty","picks":[[1,6]],"text":"-2"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',48,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 refill 5","picks":[[16,31]],"text":"cuddly_orc_5"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',49,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 roll 1","picks":[[1,6],[0,6],[5,6],[2,6],[0,6],[0,6]],"text":"R6 G1 G1 G2 G3 B1"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',50,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G2"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',51,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 roll 2","picks":[[3,6],[3,6],[0,6],[0,6],[5,6]],"text":"R1 R4 G1 G4 G6"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',52,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',53,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 roll 3","picks":[[2,6],[5,6],[2,6],[2,6],[1,6]],"text":"R2 R3 G3 B3 B6"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',54,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"take 3"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',55,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 refill 5","picks":[[2,30]],"text":"arrogant_elf_2"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',56,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 1","picks":[[2,6],[0,6],[4,6],[0,6],[3,6],[4,6]],"text":"R1 R3 R5 B1 B4 B5"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',57,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 B1 B4"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',58,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 2","picks":[[1,6],[3,6],[4,6]],"text":"R5 G2 G4"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',59,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 G2 G4 B1"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',60,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 3","picks":[[5,6],[0,6]],"text":"G1 G6"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',61,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',62,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 penalty","picks":[[1,5]],"text":"-2"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',63,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 refill 5","picks":[[10,29]],"text":"crazy_gnome_4"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',64,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 1","picks":[[1,6],[0,6],[2,6],[1,6],[1,6],[2,6]],"text":"R2 G2 G3 B1 B2 B3"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',65,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R2 G2 G3 B2 B3"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',66,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 2","picks":[[5,6]],"text":"B6"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',67,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R2 G2 G3 B2 B6"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',68,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 3","picks":[[2,6]],"text":"B3"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',69,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',70,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 penalty","picks":[[2,4]],"text":"-1"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',71,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 refill 5","picks":[[20,28]],"text":"busy_fairy_1"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',72,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 1","picks":[[5,6],[2,6],[2,6],[2,6],[4,6],[5,6]],"text":"R3 R5 G3 G3 G6 B6"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',73,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G6 B6"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',74,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 2","picks":[[5,6],[5,6],[5,6],[3,6]],"text":"R6 R6 B4 B6"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',75,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G6"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',76,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 3","picks":[[0,6],[2,6],[0,6],[1,6],[0,6]],"text":"R1 R3 G1 B1 B2"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',77,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 1"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',78,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 refill 5","picks":[[3,27]],"text":"grumpy_dwarf_1"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',79,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 roll 1","picks":[[2,6],[3,6],[0,6],[0,6],[4,6],[0,6]],"text":"R1 R1 R3 R4 R5 G1"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',80,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1 R3 G1"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',81,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 roll 2","picks":[[1,6],[3,6],[3,6]],"text":"G2 G4 B4"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',82,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1 G1 G4"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',83,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 roll 3","picks":[[0,6],[0,6],[1,6]],"text":"R2 B1 B1"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',84,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"take 5"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',85,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 refill 5","picks":[[9,26]],"text":"crazy_gnome_5"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',86,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 1","picks":[[1,6],[2,6],[4,6],[2,6],[1,6],[4,6]],"text":"R2 R3 R5 G2 G3 B5"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',87,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 R3 R5 G3 B5"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',88,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 2","picks":[[1,6]],"text":"G2"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',89,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 R5 B5"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',90,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 3","picks":[[4,6],[0,6],[5,6]],"text":"R6 G5 B1"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',91,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',92,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 penalty","picks":[[2,3]],"text":"-1"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',93,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 refill 5","picks":[[3,25]],"text":"grumpy_dwarf_3"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',94,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 1","picks":[[0,6],[1,6],[4,6],[3,6],[4,6],[3,6]],"text":"R5 G2 G4 B1 B4 B5"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',95,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep -"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',96,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 2","picks":[[4,6],[3,6],[2,6],[5,6],[5,6],[1,6]],"text":"R2 R4 R6 G3 G5 G6"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',97,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R2 G3 G5"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',98,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 3","picks":[[0,6],[3,6],[0,6]],"text":"G1 G4 B1"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',99,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"take 5"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',100,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 refill 5","picks":[[16,24]],"text":"talented_apprentice_1"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',101,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 roll 1","picks":[[1,6],[1,6],[3,6],[1,6],[5,6],[4,6]],"text":"R5 G2 G2 G4 G6 B2"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',102,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G2 G2 G4 B2"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',103,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 roll 2","picks":[[3,6],[4,6]],"text":"R5 B4"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',104,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G2"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',105,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 roll 3","picks":[[0,6],[0,6],[3,6],[1,6],[0,6]],"text":"R1 R2 G1 G4 B1"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',106,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 4"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',107,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 refill 5","picks":[[1,23]],"text":"arrogant_elf_1"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',108,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 roll 1","picks":[[4,6],[1,6],[0,6],[4,6],[3,6],[3,6]],"text":"R1 G2 G5 B4 B4 B5"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',109,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G5 B4 B5"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',110,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 roll 2","picks":[[3,6],[5,6],[2,6]],"text":"R4 R6 B3"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',111,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R6 B3 B5"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',112,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 roll 3","picks":[[0,6],[2,6],[1,6]],"text":"R2 R3 B1"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',113,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R2 R3 R6 B1 B5"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',114,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 roll 4","picks":[[4,6]],"text":"R5"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',115,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',116,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 penalty","picks":[[1,2]],"text":"-1"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',117,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 refill 5","picks":[[2,22]],"text":"grumpy_dwarf_4"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',118,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 15 roll 1","picks":[[0,6],[3,6],[1,6],[2,6],[4,6],[2,6]],"text":"R4 R5 G3 B1 B2 B3"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',119,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R4 R5 B2 B3"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',120,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 15 roll 2","picks":[[1,6],[4,6]],"text":"G2 B5"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',121,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R4 R5 B2"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',122,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 15 roll 3","picks":[[0,6],[2,6],[0,6]],"text":"G1 G3 B1"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',123,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 3"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',124,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 15 refill 5","picks":[[1,21]],"text":"arrogant_elf_3"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',125,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 16 roll 1","picks":[[4,6],[5,6],[4,6],[0,6],[0,6],[5,6]],"text":"R1 G1 G5 G6 B5 B6"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',126,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 G5 B5 B6"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',127,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 16 roll 2","picks":[[3,6],[2,6]],"text":"B3 B4"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',128,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 G5"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',129,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 16 roll 3","picks":[[3,6],[5,6],[2,6],[2,6]],"text":"R4 R6 B3 B3"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',130,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 3"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',131,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 16 refill 5","picks":[[10,20]],"text":"odd_mushroom_goblin_1"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',132,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 17 roll 1","picks":[[0,6],[2,6],[4,6],[0,6],[5,6],[3,6]],"text":"R1 R3 G6 B1 B4 B5"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',133,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1 R3 B4"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',134,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 17 roll 2","picks":[[4,6],[2,6],[5,6]],"text":"G3 G5 G6"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',135,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G3 G5 G6"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',136,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 17 roll 3","picks":[[5,6],[2,6],[0,6]],"text":"G1 G3 B6"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',137,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"take 1"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',138,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 17 refill 5","picks":[[5,19]],"text":"crazy_gnome_6"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',139,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 18 roll 1","picks":[[2,6],[2,6],[0,6],[0,6],[4,6],[2,6]],"text":"R1 R1 R3 R3 R5 B3"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',140,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',141,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 18 roll 2","picks":[[3,6],[5,6],[5,6],[2,6],[4,6]],"text":"R4 R5 R6 B3 B6"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',142,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R4 B6"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',143,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 18 roll 3","picks":[[2,6],[1,6],[5,6],[5,6]],"text":"G3 G6 G6 B2"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',144,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G3 B6"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',145,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 18 roll 4","picks":[[1,6],[2,6],[4,6],[4,6]],"text":"R5 R5 G2 G3"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',146,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',147,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 18 penalty","picks":[[0,1]],"text":"-3"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',148,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 18 refill 5","picks":[[5,18]],"text":"cuddly_orc_1"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',149,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 19 roll 1","picks":[[3,6],[0,6],[1,6],[5,6],[1,6],[2,6]],"text":"R2 R4 R6 B1 B2 B3"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',150,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep B2"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',151,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 19 roll 2","picks":[[5,6],[2,6],[2,6],[3,6],[3,6]],"text":"R3 G3 B4 B4 B6"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',152,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G3 B4 B4 B6"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',153,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 19 roll 3","picks":[[0,6],[1,6]],"text":"B1 B2"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',154,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('gXo3dqCSbng_tg_Z',155,1000000,'{"type":"closed","ending":"finished","seed":"35886e7611274a97ec5191b0dade5b076df9c6c1864f9dbd1c4b86d80028d3b9"}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',1,1000000,'{"type":"created","settings":{"game":"wuerfelkoenig","seats":2,"options":{}},"host":"anna","commitment":"a1c1d9b1d55ccf5024c69ec24598391010a12fca29c13a13c45726550a91cdf6","rules":1,"dice":2,"material":"d38674b772b18aa418bff78ab6e012e44dc06ef5cc4fc6f214009afc69ff5bca"}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',2,1000000,'{"type":"seated","seat":0,"player":"anna"}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',3,1000000,'{"type":"seated","seat":1,"player":"ben"}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',4,1000000,'{"type":"started"}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',5,1000000,'{"type":"played","entry":{"type":"drawn","label":"start","picks":[[1,2]],"text":"P2"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',6,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 penalty","picks":[[0,10]],"text":"-4"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',7,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 1","picks":[[15,40]],"text":"crazy_gnome_3"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',8,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 2","picks":[[13,39]],"text":"crazy_gnome_1"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',9,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 3","picks":[[20,38]],"text":"cuddly_orc_4"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',10,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 4","picks":[[34,37]],"text":"dragon_1"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',11,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 5","picks":[[27,36]],"text":"talented_apprentice_2"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',12,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 1","picks":[[0,6],[2,6],[2,6],[4,6],[0,6],[3,6]],"text":"R3 G1 G3 B1 B4 B5"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',13,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G1 G3 B1 B4"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',14,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 2","picks":[[4,6],[4,6]],"text":"G5 B5"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',15,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G1 G3 G5 B4"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',16,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 3","picks":[[3,6],[3,6]],"text":"R4 G4"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',17,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 4"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',18,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 refill 5","picks":[[12,35]],"text":"grumpy_dwarf_8"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',19,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 1","picks":[[0,6],[0,6],[0,6],[4,6],[4,6],[1,6]],"text":"R1 R2 R5 B1 B1 B5"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',20,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R2 R5 B1 B1 B5"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',21,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 2","picks":[[2,6]],"text":"G3"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',22,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R2 R5"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',23,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 3","picks":[[0,6],[3,6],[3,6],[4,6]],"text":"R4 G4 B1 B5"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',24,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',25,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 penalty","picks":[[3,9]],"text":"-2"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',26,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 refill 5","picks":[[1,34]],"text":"rich_snob_2"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',27,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 1","picks":[[4,6],[5,6],[4,6],[3,6],[2,6],[1,6]],"text":"R2 G4 G5 B3 B5 B6"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',28,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep B3"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',29,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 2","picks":[[2,6],[3,6],[1,6],[3,6],[1,6]],"text":"R2 R3 R4 G4 B2"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',30,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R3 G4"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',31,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 3","picks":[[4,6],[1,6],[1,6],[3,6]],"text":"R2 G5 B2 B4"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',32,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',33,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 penalty","picks":[[1,8]],"text":"-3"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',34,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 refill 5","picks":[[5,33]],"text":"grumpy_dwarf_2"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',35,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 1","picks":[[0,6],[4,6],[1,6],[0,6],[4,6],[1,6]],"text":"R1 R2 R5 G5 B1 B2"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',36,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1 R2 B1 B2"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',37,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 2","picks":[[4,6],[0,6]],"text":"G1 G5"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',38,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep B2"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',39,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 3","picks":[[2,6],[5,6],[4,6],[0,6],[2,6]],"text":"R3 G1 B3 B5 B6"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',40,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',41,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 penalty","picks":[[5,7]],"text":"-1"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',42,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 refill 5","picks":[[16,32]],"text":"cuddly_orc_3"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',43,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 1","picks":[[2,6],[5,6],[2,6],[3,6],[1,6],[3,6]],"text":"R2 R3 G3 G4 B4 B6"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',44,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R3 B4"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',45,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 2","picks":[[5,6],[1,6],[5,6],[5,6]],"text":"R6 G6 B2 B6"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',46,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep B2 B6"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',47,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 3","picks":[[2,6],[3,6],[1,6],[0,6]],"text":"R2 R3 G1 G4"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',48,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',49,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 penalty","picks":[[1,6]],"text":"-2"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',50,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 refill 5","picks":[[16,31]],"text":"cuddly_orc_5"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',51,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 roll 1","picks":[[1,6],[0,6],[5,6],[2,6],[0,6],[0,6]],"text":"R6 G1 G1 G2 G3 B1"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',52,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G2"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',53,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 roll 2","picks":[[3,6],[3,6],[0,6],[0,6],[5,6]],"text":"R1 R4 G1 G4 G6"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',54,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',55,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 roll 3","picks":[[2,6],[5,6],[2,6],[2,6],[1,6]],"text":"R2 R3 G3 B3 B6"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',56,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"take 3"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',57,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 refill 5","picks":[[2,30]],"text":"arrogant_elf_2"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',58,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 1","picks":[[2,6],[0,6],[4,6],[0,6],[3,6],[4,6]],"text":"R1 R3 R5 B1 B4 B5"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',59,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 B1 B4"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',60,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 2","picks":[[1,6],[3,6],[4,6]],"text":"R5 G2 G4"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',61,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 G2 G4 B1"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',62,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 3","picks":[[5,6],[0,6]],"text":"G1 G6"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',63,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',64,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 penalty","picks":[[1,5]],"text":"-2"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',65,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 refill 5","picks":[[10,29]],"text":"crazy_gnome_4"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',66,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 1","picks":[[1,6],[0,6],[2,6],[1,6],[1,6],[2,6]],"text":"R2 G2 G3 B1 B2 B3"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',67,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R2 G2 G3 B2 B3"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',68,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 2","picks":[[5,6]],"text":"B6"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',69,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R2 G2 G3 B2 B6"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',70,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 3","picks":[[2,6]],"text":"B3"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',71,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',72,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 penalty","picks":[[2,4]],"text":"-1"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',73,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 refill 5","picks":[[20,28]],"text":"busy_fairy_1"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',74,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 1","picks":[[5,6],[2,6],[2,6],[2,6],[4,6],[5,6]],"text":"R3 R5 G3 G3 G6 B6"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',75,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G6 B6"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',76,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 2","picks":[[5,6],[5,6],[5,6],[3,6]],"text":"R6 R6 B4 B6"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',77,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G6"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',78,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 3","picks":[[0,6],[2,6],[0,6],[1,6],[0,6]],"text":"R1 R3 G1 B1 B2"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',79,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 1"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',80,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 refill 5","picks":[[3,27]],"text":"grumpy_dwarf_1"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',81,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 roll 1","picks":[[2,6],[3,6],[0,6],[0,6],[4,6],[0,6]],"text":"R1 R1 R3 R4 R5 G1"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',82,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1 R3 G1"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',83,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 roll 2","picks":[[1,6],[3,6],[3,6]],"text":"G2 G4 B4"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',84,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1 G1 G4"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',85,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 roll 3","picks":[[0,6],[0,6],[1,6]],"text":"R2 B1 B1"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',86,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"take 5"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',87,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 refill 5","picks":[[9,26]],"text":"crazy_gnome_5"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',88,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 1","picks":[[1,6],[2,6],[4,6],[2,6],[1,6],[4,6]],"text":"R2 R3 R5 G2 G3 B5"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',89,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 R3 R5 G3 B5"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',90,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 2","picks":[[1,6]],"text":"G2"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',91,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 R5 B5"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',92,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 3","picks":[[4,6],[0,6],[5,6]],"text":"R6 G5 B1"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',93,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',94,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 penalty","picks":[[2,3]],"text":"-1"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',95,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 refill 5","picks":[[3,25]],"text":"grumpy_dwarf_3"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',96,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 1","picks":[[0,6],[1,6],[4,6],[3,6],[4,6],[3,6]],"text":"R5 G2 G4 B1 B4 B5"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',97,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep -"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',98,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 2","picks":[[4,6],[3,6],[2,6],[5,6],[5,6],[1,6]],"text":"R2 R4 R6 G3 G5 G6"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',99,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R2 G3 G5"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',100,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 3","picks":[[0,6],[3,6],[0,6]],"text":"G1 G4 B1"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',101,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"take 5"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',102,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 refill 5","picks":[[16,24]],"text":"talented_apprentice_1"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',103,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 roll 1","picks":[[1,6],[1,6],[3,6],[1,6],[5,6],[4,6]],"text":"R5 G2 G2 G4 G6 B2"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',104,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G2 G2 G4 B2"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',105,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 roll 2","picks":[[3,6],[4,6]],"text":"R5 B4"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',106,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G2"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',107,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 roll 3","picks":[[0,6],[0,6],[3,6],[1,6],[0,6]],"text":"R1 R2 G1 G4 B1"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',108,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 4"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',109,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 refill 5","picks":[[1,23]],"text":"arrogant_elf_1"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',110,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 roll 1","picks":[[4,6],[1,6],[0,6],[4,6],[3,6],[3,6]],"text":"R1 G2 G5 B4 B4 B5"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',111,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G5 B4 B5"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',112,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 roll 2","picks":[[3,6],[5,6],[2,6]],"text":"R4 R6 B3"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',113,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R6 B3 B5"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',114,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 roll 3","picks":[[0,6],[2,6],[1,6]],"text":"R2 R3 B1"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',115,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R2 R3 R6 B1 B5"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',116,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 roll 4","picks":[[4,6]],"text":"R5"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',117,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',118,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 penalty","picks":[[1,2]],"text":"-1"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',119,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 refill 5","picks":[[2,22]],"text":"grumpy_dwarf_4"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',120,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 15 roll 1","picks":[[0,6],[3,6],[1,6],[2,6],[4,6],[2,6]],"text":"R4 R5 G3 B1 B2 B3"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',121,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R4 R5 B2 B3"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',122,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 15 roll 2","picks":[[1,6],[4,6]],"text":"G2 B5"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',123,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R4 R5 B2"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',124,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 15 roll 3","picks":[[0,6],[2,6],[0,6]],"text":"G1 G3 B1"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',125,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 3"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',126,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 15 refill 5","picks":[[1,21]],"text":"arrogant_elf_3"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',127,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 16 roll 1","picks":[[4,6],[5,6],[4,6],[0,6],[0,6],[5,6]],"text":"R1 G1 G5 G6 B5 B6"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',128,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 G5 B5 B6"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',129,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 16 roll 2","picks":[[3,6],[2,6]],"text":"B3 B4"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',130,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 G5"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',131,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 16 roll 3","picks":[[3,6],[5,6],[2,6],[2,6]],"text":"R4 R6 B3 B3"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',132,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 3"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',133,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 16 refill 5","picks":[[10,20]],"text":"odd_mushroom_goblin_1"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',134,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 17 roll 1","picks":[[0,6],[2,6],[4,6],[0,6],[5,6],[3,6]],"text":"R1 R3 G6 B1 B4 B5"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',135,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1 R3 B4"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',136,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 17 roll 2","picks":[[4,6],[2,6],[5,6]],"text":"G3 G5 G6"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',137,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G3 G5 G6"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',138,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 17 roll 3","picks":[[5,6],[2,6],[0,6]],"text":"G1 G3 B6"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',139,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"take 1"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',140,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 17 refill 5","picks":[[5,19]],"text":"crazy_gnome_6"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',141,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 18 roll 1","picks":[[2,6],[2,6],[0,6],[0,6],[4,6],[2,6]],"text":"R1 R1 R3 R3 R5 B3"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',142,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',143,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 18 roll 2","picks":[[3,6],[5,6],[5,6],[2,6],[4,6]],"text":"R4 R5 R6 B3 B6"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',144,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R4 B6"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',145,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 18 roll 3","picks":[[2,6],[1,6],[5,6],[5,6]],"text":"G3 G6 G6 B2"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',146,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G3 B6"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',147,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 18 roll 4","picks":[[1,6],[2,6],[4,6],[4,6]],"text":"R5 R5 G2 G3"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',148,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',149,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 18 penalty","picks":[[0,1]],"text":"-3"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',150,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 18 refill 5","picks":[[5,18]],"text":"cuddly_orc_1"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',151,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 19 roll 1","picks":[[3,6],[0,6],[1,6],[5,6],[1,6],[2,6]],"text":"R2 R4 R6 B1 B2 B3"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',152,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep B2"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',153,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 19 roll 2","picks":[[5,6],[2,6],[2,6],[3,6],[3,6]],"text":"R3 G3 B4 B4 B6"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',154,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G3 B4 B4 B6"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',155,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 19 roll 3","picks":[[0,6],[1,6]],"text":"B1 B2"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',156,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('zeVtyWmFeK-xty0Y',157,1000000,'{"type":"closed","ending":"finished","seed":"35886e7611274a97ec5191b0dade5b076df9c6c1864f9dbd1c4b86d80028d3b9"}');
CREATE TABLE heads (
	table_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	link BLOB NOT NULL, version INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (table_id)
)
 WITHOUT ROWID

;
INSERT INTO "heads" VALUES('L6gPdILCY1KaGQmF',3,X'29EE7B2983812C073489D23F201989BC8505E39703F2FFF8633A046314D171CC',2);
INSERT INTO "heads" VALUES('MOGSDSIOg7DLDldS',23,X'FF3278E02AB56A4501506590270C023343AB6BA60F291992C0D50BA9F8FED4B1',13);
INSERT INTO "heads" VALUES('RHrzCyMCbF6kCIix',10,X'1ADBEA7B475FB81DE99AD80416C37BD79698E088A765C8366E62C29DE49BFA93',10);
INSERT INTO "heads" VALUES('gXo3dqCSbng_tg_Z',155,X'18E73E7521BB3E770E8D752D359B8615BA91B4DE44DF7C543E16F430D7495AB3',0);
INSERT INTO "heads" VALUES('zeVtyWmFeK-xty0Y',157,X'CF7C53ADE3BAF62E76BBF9C67F73038EA310F1D659F49289B6C097227F6F0EE8',121);
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
INSERT INTO "replies" VALUES('anna','intent-038e00b591e3631a','zeVtyWmFeK-xty0Y','{"id":"intent-038e00b591e3631a","accepted":true,"seq":67}');
INSERT INTO "replies" VALUES('anna','intent-09fbaceb3ead160d','zeVtyWmFeK-xty0Y','{"id":"intent-09fbaceb3ead160d","accepted":true,"seq":113}');
INSERT INTO "replies" VALUES('anna','intent-0c57a8979416e90b','MOGSDSIOg7DLDldS','{"id":"intent-0c57a8979416e90b","accepted":true,"seq":14}');
INSERT INTO "replies" VALUES('anna','intent-0efabbcafb37cbef','zeVtyWmFeK-xty0Y','{"id":"intent-0efabbcafb37cbef","accepted":true,"seq":42}');
INSERT INTO "replies" VALUES('anna','intent-1603703256e05394','RHrzCyMCbF6kCIix','{"id":"intent-1603703256e05394","accepted":true,"seq":7}');
INSERT INTO "replies" VALUES('anna','intent-1a7ecc29673d2ee7','zeVtyWmFeK-xty0Y','{"id":"intent-1a7ecc29673d2ee7","accepted":true,"seq":97}');
INSERT INTO "replies" VALUES('anna','intent-1d88e43f172a5409','RHrzCyMCbF6kCIix','{"id":"intent-1d88e43f172a5409","accepted":true,"seq":10}');
INSERT INTO "replies" VALUES('anna','intent-221be2c70437e5e4','zeVtyWmFeK-xty0Y','{"id":"intent-221be2c70437e5e4","accepted":true,"seq":19}');
INSERT INTO "replies" VALUES('anna','intent-2276797f13d8beac','zeVtyWmFeK-xty0Y','{"id":"intent-2276797f13d8beac","accepted":true,"seq":38}');
INSERT INTO "replies" VALUES('anna','intent-25f6bf4e5341403c','L6gPdILCY1KaGQmF','{"id":"intent-25f6bf4e5341403c","accepted":true,"seq":3}');
INSERT INTO "replies" VALUES('anna','intent-26690152eac66c8b','MOGSDSIOg7DLDldS','{"id":"intent-26690152eac66c8b","accepted":true,"seq":19}');
INSERT INTO "replies" VALUES('anna','intent-2727dfa866c3403d','zeVtyWmFeK-xty0Y','{"id":"intent-2727dfa866c3403d","accepted":true,"seq":112}');
INSERT INTO "replies" VALUES('anna','intent-2cfda3cf0d952b15','zeVtyWmFeK-xty0Y','{"id":"intent-2cfda3cf0d952b15","accepted":true,"seq":52}');
INSERT INTO "replies" VALUES('anna','intent-3075f84a31e0c4a4','MOGSDSIOg7DLDldS','{"id":"intent-3075f84a31e0c4a4","accepted":true,"seq":10}');
INSERT INTO "replies" VALUES('anna','intent-332ffbf76056f879','zeVtyWmFeK-xty0Y','{"id":"intent-332ffbf76056f879","accepted":true,"seq":23}');
INSERT INTO "replies" VALUES('anna','intent-33d1bd638fa73c63','zeVtyWmFeK-xty0Y','{"id":"intent-33d1bd638fa73c63","accepted":true,"seq":57}');
INSERT INTO "replies" VALUES('anna','intent-38c24be92089b9eb','zeVtyWmFeK-xty0Y','{"id":"intent-38c24be92089b9eb","accepted":true,"seq":53}');
INSERT INTO "replies" VALUES('anna','intent-38ddd231d9e7583a','zeVtyWmFeK-xty0Y','{"id":"intent-38ddd231d9e7583a","accepted":true,"seq":152}');
INSERT INTO "replies" VALUES('anna','intent-3b4fef79395daa40','zeVtyWmFeK-xty0Y','{"id":"intent-3b4fef79395daa40","accepted":true,"seq":157}');
INSERT INTO "replies" VALUES('anna','intent-3c3ef5bf87ca8f84','zeVtyWmFeK-xty0Y','{"id":"intent-3c3ef5bf87ca8f84","accepted":true,"seq":84}');
INSERT INTO "replies" VALUES('anna','intent-3c9a4446e6c1084a','zeVtyWmFeK-xty0Y','{"id":"intent-3c9a4446e6c1084a","accepted":true,"seq":100}');
INSERT INTO "replies" VALUES('anna','intent-3f13be47779390c2','zeVtyWmFeK-xty0Y','{"id":"intent-3f13be47779390c2","accepted":true,"seq":26}');
INSERT INTO "replies" VALUES('anna','intent-513e2889fb68ecbb','zeVtyWmFeK-xty0Y','{"id":"intent-513e2889fb68ecbb","accepted":true,"seq":21}');
INSERT INTO "replies" VALUES('anna','intent-541d9df58f46ec93','zeVtyWmFeK-xty0Y','{"id":"intent-541d9df58f46ec93","accepted":true,"seq":2}');
INSERT INTO "replies" VALUES('anna','intent-5508fe0aa1936a30','RHrzCyMCbF6kCIix','{"id":"intent-5508fe0aa1936a30","accepted":true,"seq":5}');
INSERT INTO "replies" VALUES('anna','intent-603a03bf3d077129','zeVtyWmFeK-xty0Y','{"id":"intent-603a03bf3d077129","accepted":true,"seq":102}');
INSERT INTO "replies" VALUES('anna','intent-6053a11441f116c9','zeVtyWmFeK-xty0Y','{"id":"intent-6053a11441f116c9","accepted":true,"seq":99}');
INSERT INTO "replies" VALUES('anna','intent-61d99ae4575b17ce','zeVtyWmFeK-xty0Y','{"id":"intent-61d99ae4575b17ce","accepted":true,"seq":154}');
INSERT INTO "replies" VALUES('anna','intent-6350768e473ad34f','MOGSDSIOg7DLDldS','{"id":"intent-6350768e473ad34f","accepted":true,"seq":12}');
INSERT INTO "replies" VALUES('anna','intent-65960bd724cc9b53','zeVtyWmFeK-xty0Y','{"id":"intent-65960bd724cc9b53","accepted":true,"seq":37}');
INSERT INTO "replies" VALUES('anna','intent-6973609a646382c5','zeVtyWmFeK-xty0Y','{"id":"intent-6973609a646382c5","accepted":true,"seq":140}');
INSERT INTO "replies" VALUES('anna','intent-6cd33da73cca5b5f','RHrzCyMCbF6kCIix','{"id":"intent-6cd33da73cca5b5f","accepted":true,"seq":2}');
INSERT INTO "replies" VALUES('anna','intent-70e01d7fd81be898','zeVtyWmFeK-xty0Y','{"id":"intent-70e01d7fd81be898","accepted":true,"seq":115}');
INSERT INTO "replies" VALUES('anna','intent-72c7462da4507c48','MOGSDSIOg7DLDldS','{"id":"intent-72c7462da4507c48","accepted":true,"seq":11}');
INSERT INTO "replies" VALUES('anna','intent-7974bbd2390ca213','MOGSDSIOg7DLDldS','{"id":"intent-7974bbd2390ca213","accepted":true,"seq":18}');
INSERT INTO "replies" VALUES('anna','intent-79beed81f164cd33','zeVtyWmFeK-xty0Y','{"id":"intent-79beed81f164cd33","accepted":true,"seq":155}');
INSERT INTO "replies" VALUES('anna','intent-7bd1043b879c6268','zeVtyWmFeK-xty0Y','{"id":"intent-7bd1043b879c6268","accepted":true,"seq":81}');
INSERT INTO "replies" VALUES('anna','intent-7c6fdaff4306d933','zeVtyWmFeK-xty0Y','{"id":"intent-7c6fdaff4306d933","accepted":true,"seq":138}');
INSERT INTO "replies" VALUES('anna','intent-7cc1cafe86f8378f','RHrzCyMCbF6kCIix','{"id":"intent-7cc1cafe86f8378f","accepted":true,"seq":9}');
INSERT INTO "replies" VALUES('anna','intent-7ccbc4c7886eb075','zeVtyWmFeK-xty0Y','{"id":"intent-7ccbc4c7886eb075","accepted":true,"seq":22}');
INSERT INTO "replies" VALUES('anna','intent-7d1839d16ef37176','zeVtyWmFeK-xty0Y','{"id":"intent-7d1839d16ef37176","accepted":true,"seq":114}');
INSERT INTO "replies" VALUES('anna','intent-8cd2e77046d79ab7','zeVtyWmFeK-xty0Y','{"id":"intent-8cd2e77046d79ab7","accepted":true,"seq":134}');
INSERT INTO "replies" VALUES('anna','intent-909e838226fa94b8','zeVtyWmFeK-xty0Y','{"id":"intent-909e838226fa94b8","accepted":true,"seq":119}');
INSERT INTO "replies" VALUES('anna','intent-9b0cb5305a4877f2','zeVtyWmFeK-xty0Y','{"id":"intent-9b0cb5305a4877f2","accepted":true,"seq":55}');
INSERT INTO "replies" VALUES('anna','intent-9b11cb6eba63ad76','zeVtyWmFeK-xty0Y','{"id":"intent-9b11cb6eba63ad76","accepted":true,"seq":110}');
INSERT INTO "replies" VALUES('anna','intent-9f2a2ea0b23a0ba7','zeVtyWmFeK-xty0Y','{"id":"intent-9f2a2ea0b23a0ba7","accepted":true,"seq":116}');
INSERT INTO "replies" VALUES('anna','intent-a6ce4e22ed1a31d1','zeVtyWmFeK-xty0Y','{"id":"intent-a6ce4e22ed1a31d1","accepted":true,"seq":137}');
INSERT INTO "replies" VALUES('anna','intent-a9a84512214a152c','zeVtyWmFeK-xty0Y','{"id":"intent-a9a84512214a152c","accepted":true,"seq":54}');
INSERT INTO "replies" VALUES('anna','intent-aa15567081db8d58','zeVtyWmFeK-xty0Y','{"id":"intent-aa15567081db8d58","accepted":true,"seq":151}');
INSERT INTO "replies" VALUES('anna','intent-af9c352222eeb7dc','zeVtyWmFeK-xty0Y','{"id":"intent-af9c352222eeb7dc","accepted":true,"seq":87}');
INSERT INTO "replies" VALUES('anna','intent-b01fea183551387a','zeVtyWmFeK-xty0Y','{"id":"intent-b01fea183551387a","accepted":true,"seq":66}');
INSERT INTO "replies" VALUES('anna','intent-b20ce5dd2f29c913','zeVtyWmFeK-xty0Y','{"id":"intent-b20ce5dd2f29c913","accepted":true,"seq":70}');
INSERT INTO "replies" VALUES('anna','intent-b516779c858296c6','zeVtyWmFeK-xty0Y','{"id":"intent-b516779c858296c6","accepted":true,"seq":153}');
INSERT INTO "replies" VALUES('anna','intent-b8723d6d4e921666','zeVtyWmFeK-xty0Y','{"id":"intent-b8723d6d4e921666","accepted":true,"seq":83}');
INSERT INTO "replies" VALUES('anna','intent-bab2ac6cc4adc368','zeVtyWmFeK-xty0Y','{"id":"intent-bab2ac6cc4adc368","accepted":true,"seq":39}');
INSERT INTO "replies" VALUES('anna','intent-bba222d557c40aaa','zeVtyWmFeK-xty0Y','{"id":"intent-bba222d557c40aaa","accepted":true,"seq":69}');
INSERT INTO "replies" VALUES('anna','intent-be708714091e3ecf','zeVtyWmFeK-xty0Y','{"id":"intent-be708714091e3ecf","accepted":true,"seq":82}');
INSERT INTO "replies" VALUES('anna','intent-c21dd116a5bc3551','RHrzCyMCbF6kCIix','{"id":"intent-c21dd116a5bc3551","accepted":true,"seq":6}');
INSERT INTO "replies" VALUES('anna','intent-c51c2e02e07154f4','zeVtyWmFeK-xty0Y','{"id":"intent-c51c2e02e07154f4","accepted":true,"seq":136}');
INSERT INTO "replies" VALUES('anna','intent-c8e43972bf0962f1','zeVtyWmFeK-xty0Y','{"id":"intent-c8e43972bf0962f1","accepted":true,"seq":20}');
INSERT INTO "replies" VALUES('anna','intent-c9438b278ebf3fdc','zeVtyWmFeK-xty0Y','{"id":"intent-c9438b278ebf3fdc","accepted":true,"seq":36}');
INSERT INTO "replies" VALUES('anna','intent-cf4ebcf8251a63bc','MOGSDSIOg7DLDldS','{"id":"intent-cf4ebcf8251a63bc","accepted":true,"seq":13}');
INSERT INTO "replies" VALUES('anna','intent-cf607783301a35d0','RHrzCyMCbF6kCIix','{"id":"intent-cf607783301a35d0","accepted":true,"seq":4}');
INSERT INTO "replies" VALUES('anna','intent-cf7e967b4bda8640','zeVtyWmFeK-xty0Y','{"id":"intent-cf7e967b4bda8640","accepted":true,"seq":135}');
INSERT INTO "replies" VALUES('anna','intent-d2388922f8de77bc','zeVtyWmFeK-xty0Y','{"id":"intent-d2388922f8de77bc","accepted":true,"seq":96}');
INSERT INTO "replies" VALUES('anna','intent-d809db4931ab3f0b','MOGSDSIOg7DLDldS','{"id":"intent-d809db4931ab3f0b","accepted":true,"seq":21}');
INSERT INTO "replies" VALUES('anna','intent-d8bf54d95d8cb51c','MOGSDSIOg7DLDldS','{"id":"intent-d8bf54d95d8cb51c","accepted":true,"seq":15}');
INSERT INTO "replies" VALUES('anna','intent-dfd693db365de782','zeVtyWmFeK-xty0Y','{"id":"intent-dfd693db365de782","accepted":true,"seq":85}');
INSERT INTO "replies" VALUES('anna','intent-e59a23435a909026','zeVtyWmFeK-xty0Y','{"id":"intent-e59a23435a909026","accepted":true,"seq":111}');
INSERT INTO "replies" VALUES('anna','intent-e5ce81ee61bc6b7f','zeVtyWmFeK-xty0Y','{"id":"intent-e5ce81ee61bc6b7f","accepted":true,"seq":73}');
INSERT INTO "replies" VALUES('anna','intent-e7aa19d11892a3f4','zeVtyWmFeK-xty0Y','{"id":"intent-e7aa19d11892a3f4","accepted":true,"seq":98}');
INSERT INTO "replies" VALUES('anna','intent-f190c13fffbd4790','zeVtyWmFeK-xty0Y','{"id":"intent-f190c13fffbd4790","accepted":true,"seq":51}');
INSERT INTO "replies" VALUES('anna','intent-f5c5c5cdb7f86ec7','RHrzCyMCbF6kCIix','{"id":"intent-f5c5c5cdb7f86ec7","accepted":true,"seq":8}');
INSERT INTO "replies" VALUES('anna','intent-f79d5f2ad7492cb8','MOGSDSIOg7DLDldS','{"id":"intent-f79d5f2ad7492cb8","accepted":true,"seq":2}');
INSERT INTO "replies" VALUES('anna','intent-f8764db2b452a324','zeVtyWmFeK-xty0Y','{"id":"intent-f8764db2b452a324","accepted":true,"seq":11}');
INSERT INTO "replies" VALUES('anna','intent-ff67c262b5800df9','zeVtyWmFeK-xty0Y','{"id":"intent-ff67c262b5800df9","accepted":true,"seq":68}');
INSERT INTO "replies" VALUES('anna','intent-ffc47934c6457319','zeVtyWmFeK-xty0Y','{"id":"intent-ffc47934c6457319","accepted":true,"seq":35}');
INSERT INTO "replies" VALUES('anna','known','L6gPdILCY1KaGQmF','{"id":"known","accepted":true,"seq":2}');
INSERT INTO "replies" VALUES('ben','intent-025fef7dc862cbf1','zeVtyWmFeK-xty0Y','{"id":"intent-025fef7dc862cbf1","accepted":true,"seq":123}');
INSERT INTO "replies" VALUES('ben','intent-05d32007fdbd4cc3','zeVtyWmFeK-xty0Y','{"id":"intent-05d32007fdbd4cc3","accepted":true,"seq":44}');
INSERT INTO "replies" VALUES('ben','intent-0c09c77993037c90','zeVtyWmFeK-xty0Y','{"id":"intent-0c09c77993037c90","accepted":true,"seq":145}');
INSERT INTO "replies" VALUES('ben','intent-10b626e3ec76404f','zeVtyWmFeK-xty0Y','{"id":"intent-10b626e3ec76404f","accepted":true,"seq":103}');
INSERT INTO "replies" VALUES('ben','intent-1165b7450aa9e87a','zeVtyWmFeK-xty0Y','{"id":"intent-1165b7450aa9e87a","accepted":true,"seq":50}');
INSERT INTO "replies" VALUES('ben','intent-11d91ce9f6bbaedb','zeVtyWmFeK-xty0Y','{"id":"intent-11d91ce9f6bbaedb","accepted":true,"seq":59}');
INSERT INTO "replies" VALUES('ben','intent-1450ca25e00e8a58','zeVtyWmFeK-xty0Y','{"id":"intent-1450ca25e00e8a58","accepted":true,"seq":28}');
INSERT INTO "replies" VALUES('ben','intent-14b729811eca7b9a','zeVtyWmFeK-xty0Y','{"id":"intent-14b729811eca7b9a","accepted":true,"seq":106}');
INSERT INTO "replies" VALUES('ben','intent-1b52ee865949db50','zeVtyWmFeK-xty0Y','{"id":"intent-1b52ee865949db50","accepted":true,"seq":62}');
INSERT INTO "replies" VALUES('ben','intent-1cf86c22e2b1605b','zeVtyWmFeK-xty0Y','{"id":"intent-1cf86c22e2b1605b","accepted":true,"seq":124}');
INSERT INTO "replies" VALUES('ben','intent-1e843eb13929bbd9','zeVtyWmFeK-xty0Y','{"id":"intent-1e843eb13929bbd9","accepted":true,"seq":90}');
INSERT INTO "replies" VALUES('ben','intent-228c3ae00b665c28','MOGSDSIOg7DLDldS','{"id":"intent-228c3ae00b665c28","accepted":true,"seq":3}');
INSERT INTO "replies" VALUES('ben','intent-2b687cf3914d7f95','zeVtyWmFeK-xty0Y','{"id":"intent-2b687cf3914d7f95","accepted":true,"seq":12}');
INSERT INTO "replies" VALUES('ben','intent-305b333ffc2e4cfe','MOGSDSIOg7DLDldS','{"id":"intent-305b333ffc2e4cfe","accepted":true,"seq":23}');
INSERT INTO "replies" VALUES('ben','intent-30a54039e31c158a','zeVtyWmFeK-xty0Y','{"id":"intent-30a54039e31c158a","accepted":true,"seq":78}');
INSERT INTO "replies" VALUES('ben','intent-30fb1a9e01659718','zeVtyWmFeK-xty0Y','{"id":"intent-30fb1a9e01659718","accepted":true,"seq":58}');
INSERT INTO "replies" VALUES('ben','intent-33087f1be558f51e','zeVtyWmFeK-xty0Y','{"id":"intent-33087f1be558f51e","accepted":true,"seq":34}');
INSERT INTO "replies" VALUES('ben','intent-4a8a9b6b480431d7','zeVtyWmFeK-xty0Y','{"id":"intent-4a8a9b6b480431d7","accepted":true,"seq":121}');
INSERT INTO "replies" VALUES('ben','intent-4fa8e33e797a7be4','zeVtyWmFeK-xty0Y','{"id":"intent-4fa8e33e797a7be4","accepted":true,"seq":144}');
INSERT INTO "replies" VALUES('ben','intent-4fba087e2cc0a1f5','zeVtyWmFeK-xty0Y','{"id":"intent-4fba087e2cc0a1f5","accepted":true,"seq":104}');
INSERT INTO "replies" VALUES('ben','intent-50856f4b80dc2535','zeVtyWmFeK-xty0Y','{"id":"intent-50856f4b80dc2535","accepted":true,"seq":14}');
INSERT INTO "replies" VALUES('ben','intent-5138c5f212d94a81','zeVtyWmFeK-xty0Y','{"id":"intent-5138c5f212d94a81","accepted":true,"seq":18}');
INSERT INTO "replies" VALUES('ben','intent-5446cd42f4e00ac4','zeVtyWmFeK-xty0Y','{"id":"intent-5446cd42f4e00ac4","accepted":true,"seq":45}');
INSERT INTO "replies" VALUES('ben','intent-5622795c0522c01e','zeVtyWmFeK-xty0Y','{"id":"intent-5622795c0522c01e","accepted":true,"seq":146}');
INSERT INTO "replies" VALUES('ben','intent-58b02b76738bf6d3','zeVtyWmFeK-xty0Y','{"id":"intent-58b02b76738bf6d3","accepted":true,"seq":29}');
INSERT INTO "replies" VALUES('ben','intent-5cc1b7d512faf00a','zeVtyWmFeK-xty0Y','{"id":"intent-5cc1b7d512faf00a","accepted":true,"seq":131}');
INSERT INTO "replies" VALUES('ben','intent-5e51afb4c1426d66','zeVtyWmFeK-xty0Y','{"id":"intent-5e51afb4c1426d66","accepted":true,"seq":13}');
INSERT INTO "replies" VALUES('ben','intent-5f1e5cc65d5af7ec','zeVtyWmFeK-xty0Y','{"id":"intent-5f1e5cc65d5af7ec","accepted":true,"seq":27}');
INSERT INTO "replies" VALUES('ben','intent-5f70c1c4f7d18f8b','zeVtyWmFeK-xty0Y','{"id":"intent-5f70c1c4f7d18f8b","accepted":true,"seq":143}');
INSERT INTO "replies" VALUES('ben','intent-60908828f080a669','zeVtyWmFeK-xty0Y','{"id":"intent-60908828f080a669","accepted":true,"seq":133}');
INSERT INTO "replies" VALUES('ben','intent-62363f28a4716903','zeVtyWmFeK-xty0Y','{"id":"intent-62363f28a4716903","accepted":true,"seq":43}');
INSERT INTO "replies" VALUES('ben','intent-6336b39dc3412445','zeVtyWmFeK-xty0Y','{"id":"intent-6336b39dc3412445","accepted":true,"seq":92}');
INSERT INTO "replies" VALUES('ben','intent-67a5c44b039561ec','zeVtyWmFeK-xty0Y','{"id":"intent-67a5c44b039561ec","accepted":true,"seq":107}');
INSERT INTO "replies" VALUES('ben','intent-6ad8dee260525d86','zeVtyWmFeK-xty0Y','{"id":"intent-6ad8dee260525d86","accepted":true,"seq":122}');
INSERT INTO "replies" VALUES('ben','intent-6f687516e00198af','zeVtyWmFeK-xty0Y','{"id":"intent-6f687516e00198af","accepted":true,"seq":77}');
INSERT INTO "replies" VALUES('ben','intent-71584e0d7141ec05','zeVtyWmFeK-xty0Y','{"id":"intent-71584e0d7141ec05","accepted":true,"seq":150}');
INSERT INTO "replies" VALUES('ben','intent-780a18de5658d852','zeVtyWmFeK-xty0Y','{"id":"intent-780a18de5658d852","accepted":true,"seq":74}');
INSERT INTO "replies" VALUES('ben','intent-83bfc339ee2ea42c','zeVtyWmFeK-xty0Y','{"id":"intent-83bfc339ee2ea42c","accepted":true,"seq":120}');
INSERT INTO "replies" VALUES('ben','intent-8edf90eefdba6990','zeVtyWmFeK-xty0Y','{"id":"intent-8edf90eefdba6990","accepted":true,"seq":31}');
INSERT INTO "replies" VALUES('ben','intent-9101f96eb90937d9','zeVtyWmFeK-xty0Y','{"id":"intent-9101f96eb90937d9","accepted":true,"seq":126}');
INSERT INTO "replies" VALUES('ben','intent-94c38f0583f3859a','zeVtyWmFeK-xty0Y','{"id":"intent-94c38f0583f3859a","accepted":true,"seq":129}');
INSERT INTO "replies" VALUES('ben','intent-97d16422cf55e341','zeVtyWmFeK-xty0Y','{"id":"intent-97d16422cf55e341","accepted":true,"seq":16}');
INSERT INTO "replies" VALUES('ben','intent-997e49759646554e','zeVtyWmFeK-xty0Y','{"id":"intent-997e49759646554e","accepted":true,"seq":60}');
INSERT INTO "replies" VALUES('ben','intent-a558e54377be0d5c','zeVtyWmFeK-xty0Y','{"id":"intent-a558e54377be0d5c","accepted":true,"seq":65}');
INSERT INTO "replies" VALUES('ben','intent-aa0d3fe61b374d2c','zeVtyWmFeK-xty0Y','{"id":"intent-aa0d3fe61b374d2c","accepted":true,"seq":15}');
INSERT INTO "replies" VALUES('ben','intent-b3b185c05a8a3a48','zeVtyWmFeK-xty0Y','{"id":"intent-b3b185c05a8a3a48","accepted":true,"seq":91}');
INSERT INTO "replies" VALUES('ben','intent-b5083860f13a6522','zeVtyWmFeK-xty0Y','{"id":"intent-b5083860f13a6522","accepted":true,"seq":88}');
INSERT INTO "replies" VALUES('ben','intent-b635f709d1b26d7a','zeVtyWmFeK-xty0Y','{"id":"intent-b635f709d1b26d7a","accepted":true,"seq":3}');
INSERT INTO "replies" VALUES('ben','intent-b8710709b7e85675','zeVtyWmFeK-xty0Y','{"id":"intent-b8710709b7e85675","accepted":true,"seq":61}');
INSERT INTO "replies" VALUES('ben','intent-c83a50384d892ca5','MOGSDSIOg7DLDldS','{"id":"intent-c83a50384d892ca5","accepted":true,"seq":20}');
INSERT INTO "replies" VALUES('ben','intent-cd64963bd074468b','zeVtyWmFeK-xty0Y','{"id":"intent-cd64963bd074468b","accepted":true,"seq":47}');
INSERT INTO "replies" VALUES('ben','intent-d0dbbbfa59e4dfe3','zeVtyWmFeK-xty0Y','{"id":"intent-d0dbbbfa59e4dfe3","accepted":true,"seq":141}');
INSERT INTO "replies" VALUES('ben','intent-d7366cddbf28d727','zeVtyWmFeK-xty0Y','{"id":"intent-d7366cddbf28d727","accepted":true,"seq":80}');
INSERT INTO "replies" VALUES('ben','intent-da6ae59bddc617d7','zeVtyWmFeK-xty0Y','{"id":"intent-da6ae59bddc617d7","accepted":true,"seq":89}');
INSERT INTO "replies" VALUES('ben','intent-da7db31c7726041a','zeVtyWmFeK-xty0Y','{"id":"intent-da7db31c7726041a","accepted":true,"seq":105}');
INSERT INTO "replies" VALUES('ben','intent-df9039fc85e687ed','zeVtyWmFeK-xty0Y','{"id":"intent-df9039fc85e687ed","accepted":true,"seq":75}');
INSERT INTO "replies" VALUES('ben','intent-e1e89aa628ed42ad','zeVtyWmFeK-xty0Y','{"id":"intent-e1e89aa628ed42ad","accepted":true,"seq":95}');
INSERT INTO "replies" VALUES('ben','intent-e6137be2cfd443be','zeVtyWmFeK-xty0Y','{"id":"intent-e6137be2cfd443be","accepted":true,"seq":46}');
INSERT INTO "replies" VALUES('ben','intent-e6ff5cfda237ba16','zeVtyWmFeK-xty0Y','{"id":"intent-e6ff5cfda237ba16","accepted":true,"seq":30}');
INSERT INTO "replies" VALUES('ben','intent-ea0b134eb36a5a5e','zeVtyWmFeK-xty0Y','{"id":"intent-ea0b134eb36a5a5e","accepted":true,"seq":142}');
INSERT INTO "replies" VALUES('ben','intent-ea6454e3e17f568b','zeVtyWmFeK-xty0Y','{"id":"intent-ea6454e3e17f568b","accepted":true,"seq":130}');
INSERT INTO "replies" VALUES('ben','intent-eb95fbc326358d7a','zeVtyWmFeK-xty0Y','{"id":"intent-eb95fbc326358d7a","accepted":true,"seq":76}');
INSERT INTO "replies" VALUES('ben','intent-ee11f5bbb826066a','RHrzCyMCbF6kCIix','{"id":"intent-ee11f5bbb826066a","accepted":true,"seq":10}');
INSERT INTO "replies" VALUES('ben','intent-eeca7fdfddf956f3','zeVtyWmFeK-xty0Y','{"id":"intent-eeca7fdfddf956f3","accepted":true,"seq":147}');
INSERT INTO "replies" VALUES('ben','intent-efbeef5eddff89ae','zeVtyWmFeK-xty0Y','{"id":"intent-efbeef5eddff89ae","accepted":true,"seq":109}');
INSERT INTO "replies" VALUES('ben','intent-f17be266d522c29e','zeVtyWmFeK-xty0Y','{"id":"intent-f17be266d522c29e","accepted":true,"seq":127}');
INSERT INTO "replies" VALUES('ben','intent-f265cc77a8156291','RHrzCyMCbF6kCIix','{"id":"intent-f265cc77a8156291","accepted":true,"seq":3}');
INSERT INTO "replies" VALUES('ben','intent-f8b90930a22cb52b','zeVtyWmFeK-xty0Y','{"id":"intent-f8b90930a22cb52b","accepted":true,"seq":128}');
CREATE TABLE result_seats (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	player VARCHAR(32), 
	bot VARCHAR(20), 
	place INTEGER NOT NULL, 
	points INTEGER NOT NULL, 
	PRIMARY KEY (table_id, seat)
);
INSERT INTO "result_seats" VALUES('zeVtyWmFeK-xty0Y',0,'anna',NULL,2,-2);
INSERT INTO "result_seats" VALUES('zeVtyWmFeK-xty0Y',1,'ben',NULL,1,2);
INSERT INTO "result_seats" VALUES('gXo3dqCSbng_tg_Z',0,NULL,NULL,2,-2);
INSERT INTO "result_seats" VALUES('gXo3dqCSbng_tg_Z',1,NULL,NULL,1,2);
CREATE TABLE results (
	table_id VARCHAR(32) NOT NULL, 
	game VARCHAR(20) NOT NULL, 
	players INTEGER NOT NULL, 
	ended BIGINT NOT NULL, 
	ending VARCHAR(40) NOT NULL, 
	drawn BOOLEAN NOT NULL, 
	PRIMARY KEY (table_id)
);
INSERT INTO "results" VALUES('zeVtyWmFeK-xty0Y','wuerfelkoenig',2,1000000,'penalties',0);
INSERT INTO "results" VALUES('gXo3dqCSbng_tg_Z','wuerfelkoenig',2,1000000,'penalties',0);
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
INSERT INTO "seats" VALUES('L6gPdILCY1KaGQmF',0,'anna','Anna','fox',NULL);
INSERT INTO "seats" VALUES('L6gPdILCY1KaGQmF',1,NULL,'Knight 2','','knight');
INSERT INTO "seats" VALUES('MOGSDSIOg7DLDldS',0,'anna','Anna','fox',NULL);
INSERT INTO "seats" VALUES('MOGSDSIOg7DLDldS',1,'ben','Ben','fox',NULL);
INSERT INTO "seats" VALUES('zeVtyWmFeK-xty0Y',0,'anna','Anna','fox',NULL);
INSERT INTO "seats" VALUES('zeVtyWmFeK-xty0Y',1,'ben','Ben','fox',NULL);
INSERT INTO "seats" VALUES('gXo3dqCSbng_tg_Z',0,NULL,'Anna','',NULL);
INSERT INTO "seats" VALUES('gXo3dqCSbng_tg_Z',1,NULL,'Ben','',NULL);
INSERT INTO "seats" VALUES('RHrzCyMCbF6kCIix',0,'anna','Anna','fox',NULL);
INSERT INTO "seats" VALUES('RHrzCyMCbF6kCIix',1,'ben','Ben','fox',NULL);
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
INSERT INTO "tables" VALUES('L6gPdILCY1KaGQmF',X'CD082C2BA967BB542D4A915E363FED66946BCAD13A5A7C0AAA6864D00F1ED126','anna','knatsch','private','open',1000000,1,0,NULL,3,NULL,NULL,NULL,0);
INSERT INTO "tables" VALUES('MOGSDSIOg7DLDldS',X'E7DFF3BC63AE3791424CC9B74AA4EBD5629D1678444604D70761944CF8471F0C','anna','brettspiel','private','closed',1000000,0,0,'agreed',2,NULL,NULL,NULL,0);
INSERT INTO "tables" VALUES('zeVtyWmFeK-xty0Y',X'35886E7611274A97EC5191B0DADE5B076DF9C6C1864F9DBD1C4B86D80028D3B9','anna','wuerfelkoenig','private','closed',1000000,0,0,'finished',2,NULL,NULL,NULL,0);
INSERT INTO "tables" VALUES('gXo3dqCSbng_tg_Z',X'','anna','wuerfelkoenig','private','closed',1000000,0,1,'finished',2,NULL,NULL,NULL,0);
INSERT INTO "tables" VALUES('RHrzCyMCbF6kCIix',X'07E3B8B5FC902EA8E549AC6648EEF8A6E318BCE0F5818A538C69816575DE6B50','anna','wuerfelland','private','running',1000000,1,0,NULL,2,3600,0,4600000,10);
CREATE INDEX ix_seats_player ON seats (player);
CREATE INDEX tables_by_status ON tables (status, visibility, changed);
CREATE INDEX results_by_game ON results (game, ended);
CREATE INDEX ix_result_seats_player ON result_seats (player);
CREATE INDEX tables_by_host ON tables (host, status);
COMMIT;
