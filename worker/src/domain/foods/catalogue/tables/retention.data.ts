/**
 * What cooking leaves of a nutrient, in percent of what the raw weight holds: code and description of the table | calcium, iron,
 * magnesium, phosphorus, potassium, zinc, vitamin C, thiamin, riboflavin, niacin, vitamin B6, folate, choline, vitamin B12,
 * vitamin A. Source: USDA Table of Nutrient Retention Factors, release 6 (2007; public domain), the codes that a group names.
 */
export const RETENTION_FACTORS = `
1|CHEESE,BAKED|100 100 100 100 100 100 65 75 100 100 75 80 75 55 100
3|CHEESE,BROILED|100 100 100 100 100 100 65 75 100 100 75 80 75 55 100
5|CHEESE,COOKED W/LIQUID|100 100 100 100 100 100 65 75 100 100 75 80 75 55 100
101|EGGS,BAKED|100 100 100 100 100 100 80 80 95 90 95 75 80 80 100
103|EGGS,FRIED,SCRAMBLED|100 100 100 100 100 100 80 85 95 95 95 75 85 85 100
105|EGGS,HARD COOKED|100 100 100 100 100 100 80 85 95 95 95 75 80 85 100
107|EGGS,POACHED|100 100 100 100 100 100 80 80 85 85 85 75 80 80 100
301|FLOUR/MEAL,BAKED|100 100 100 100 100 100 80 80 90 90 90 70 95 100 90
302|FLOUR/MEAL,BOILED,STEAMED|100 100 100 100 100 100 80 80 90 90 90 70 95 100 90
305|FLOUR/MEAL,SAUTEED|100 100 100 100 100 100 80 75 90 90 90 65 95 100 85
381|PASTA,BOILED,DRAINED|95 75 85 85 30 100 70 65 75 65 80 70 95 100 95
382|PASTA,BOILED,DRAINED,BAKED|95 75 85 85 30 100 60 55 75 60 75 50 95 100 90
384|PASTA,BOILED,NOT DRAINED|100 100 100 100 100 100 80 80 90 90 90 70 95 100 95
431|RICE,WHITE/BROWN,COOKED,DRAINED|95 90 95 90 85 95 75 75 90 95 90 60 100 100 95
432|RICE,WHITE/BROWN,COOKED,WATER USED|100 95 100 95 95 100 80 80 90 100 95 70 100 100 95
433|RICE,WHITE/BROWN,SAUTEED+SIMMERED|100 95 100 95 95 100 70 75 85 100 90 60 100 100 90
501|LEGUMES,CKD 15/20MIN,BOILED,DRAINED|85 85 80 90 75 85 65 65 75 70 70 60 100 100 85
504|LEGUMES,CKD 15/20MIN,BOILED+BAKED|90 90 85 95 80 90 65 65 75 70 70 60 100 100 85
506|LEGUMES,CKD 15/20MIN,BOILED+FRIED|90 90 85 95 80 90 65 65 75 70 70 60 100 100 85
542|LEGUMES,CKD 2/2.5HRS,BLD,WATER USED|90 80 75 85 70 90 70 45 80 60 55 35 100 100 90
543|LEGUMES,CKD 2/2.5HRS,BLD,DRND,BKD|85 75 70 80 65 85 60 35 70 50 45 25 100 100 80
544|LEGUMES,CKD 2/2.5HRS,BOILED+BAKED|90 80 75 85 70 90 65 40 75 55 50 30 100 100 85
545|LEGUMES,CKD 2/2.5HRS,BLD,DRND,FRIED|85 75 70 80 65 85 60 35 70 50 45 25 100 100 80
602|BEEF,BROILED CUT|100 95 85 90 85 100 80 70 90 80 60 85 90 80 75
603|BEEF,BROILED GROUND|100 95 85 90 85 100 80 80 95 90 60 85 90 80 75
604|BEEF,FRIED,W/O COATING|100 95 85 90 85 100 80 70 90 80 60 85 90 80 75
750|BEEF,GROUND,BAKED,W/DRIPPINGS|100 100 100 100 100 100 85 60 100 90 50 70 90 75 80
751|BEEF,GROUND,BRWN,SIMMER,WO/DRIPPING|80 100 65 65 55 100 80 45 85 55 35 65 90 60 75
752|BEEF,GROUND,BRWN,SIMMER,W/DRIPPINGS|100 100 100 100 100 100 85 60 100 90 50 70 90 75 80
754|BEEF,GROUND,SIMMERED,W/DRIPPINGS|100 100 100 100 100 100 85 60 100 90 50 70 90 75 80
803|CHICKEN,FRIED,WO/COATING|95 90 75 80 80 100 80 70 90 80 80 60 70 65 75
805|CHICKEN,ROASTED|95 90 75 80 80 100 80 70 90 80 80 60 70 65 75
855|CHICKEN,SIMMERED,WO/DRIPPINGS|80 90 65 70 60 100 80 55 95 60 50 60 70 50 75
856|CHICKEN,SIMMERED,W/DRIPPINGS|100 100 100 100 100 100 85 75 100 95 65 70 70 65 80
1805|TURKEY,ROASTED|100 95 80 80 75 100 80 65 85 90 70 60 70 65 75
1851|TURKEY,SIMMERED,WO/DRIPPINGS|85 95 65 70 55 100 80 55 95 60 50 60 70 50 75
1852|TURKEY,SIMMERED,W/DRIPPINGS|100 100 100 100 100 100 85 75 100 95 70 70 70 70 80
2151|MILK,HEATED APPROX 10MIN|100 100 100 100 100 100 85 90 100 100 90 85 90 80 100
2202|NUTS,BROILED|100 100 100 100 100 100 80 85 95 95 95 80 100 100 95
2203|NUTS,ROASTED|100 100 100 80 100 100 80 85 95 95 95 80 100 100 80
2204|NUTS,BOILED,W/DRIPPINGS|100 100 100 100 100 100 80 85 95 95 95 80 100 100 95
2455|FINFISH,>5%FAT,BROILED,WO/DRIPPNG|100 100 100 100 100 100 80 95 100 100 90 90 100 75 85
2459|FINFISH,>5%FAT,FRIED,WO/COATING|100 100 100 100 100 100 80 85 100 100 90 90 100 75 85
2551|FINFISH,>5%FAT,SIMMERED,WO/DRIP|100 100 90 90 85 100 75 80 90 85 80 80 100 85 85
2552|FINFISH,>5%FAT,SIMMERED,W/DRIP|100 100 100 100 100 100 80 90 100 95 90 90 100 95 95
2702|SHELLFISH,W/SHELL,STEAMED|100 90 100 75 90 100 80 95 95 90 95 75 100 90 90
2753|SHELLFISH,WO/SHELL,BROILED|100 100 100 100 100 100 95 90 80 95 95 95 100 95 85
2755|SHELLFISH,WO/SHELL,FRIED,WO/COATING|100 100 100 100 100 100 80 85 95 95 90 75 100 85 95
2761|SHELLFISH,WO/SHELL,SIMMERED,WO/DRIP|95 90 85 70 70 100 75 90 75 75 85 75 100 60 90
2762|SHELLFISH,WO/SHELL,SIMMERED,W/DRIP|100 100 100 90 100 100 80 95 95 95 90 75 100 90 90
3004|VEG,GREENS,BOILD,LITTLE WATER DRAIN|95 95 95 90 90 95 60 85 95 90 90 65 100 100 95
3005|VEG,GREENS,BOILED,WATER COVER DRAIN|95 95 95 85 85 95 55 80 90 85 85 60 100 100 95
3006|VEG,GREENS,BOILED,WATER USED|100 100 100 100 100 100 70 90 95 95 95 75 100 100 95
3015|VEG,GREENS,STIR FRY|100 100 100 100 100 100 85 90 95 95 95 85 100 100 90
3451|VEG,ROOTS,ETC,BAKED|100 100 100 100 100 100 75 90 95 95 95 80 100 100 95
3455|VEG,ROOTS,ETC,BLD,DRAIND,WTR COVER|95 95 95 90 90 95 65 80 90 90 90 65 100 100 90
3456|VEG,ROOTS,ETC,BOILED,WATER USED|100 100 100 100 100 100 75 90 95 95 95 80 100 100 90
3460|VEG,ROOTS,ETC,SAUTEED|100 100 100 100 100 100 75 85 95 95 95 70 100 100 85
3464|VEG,ROOTS,ETC,STEAMED|100 100 100 100 100 100 75 90 95 95 95 80 100 100 90
3771|VEG,OTHER,BAKED|100 100 100 100 100 100 85 90 95 95 95 85 100 100 95
3775|VEG,OTHER,BLD,WATER COVER,DRAINED|95 95 95 90 90 95 75 80 90 85 85 65 100 100 90
3776|VEG,OTHER,BLD,WATER USED|100 100 100 100 100 100 85 90 95 95 90 85 100 100 95
3780|VEG,OTHER,FRIED|100 100 100 100 100 100 85 85 95 90 90 70 90 100 85
3784|VEG,OTHER,STEAMED|100 100 100 100 100 100 85 90 95 95 90 85 100 100 95
`;

/**
 * group | the table's code for each way to cook it | the foods that it stands for, raw ones only. Which food is whose is our
 * reading of the table's headings. Where the table has no code for a way, its nearest one stands in: greens in a little water
 * for steamed ones and with their water for baked ones, ground beef's for braised cuts, lentils boiled and baked for simmered
 * ones. Not in the part of the table at hand: fruit, potatoes, tomatoes, lean fish, pork, lamb, oats, pulses of medium time.
 */
export const RETENTION_GROUPS = `
greens|baked=3006 boiled=3005 fried=3015 simmered=3006 steamed=3004|beet-greens bok-choy broccoli-rabe swiss-chard collard-greens kale kale-frozen mustard-greens spinach baby-spinach spinach-frozen turnip-greens turnip-greens-frozen collards-frozen watercress arugula dandelion-greens curly-endive chicory-greens water-spinach taro-leaves lambs-lettuce chrysanthemum-greens purslane garden-cress salad-greens-mixed romaine-lettuce butterhead-lettuce iceberg-lettuce green-leaf-lettuce red-leaf-lettuce amaranth-leaves moringa-leaves jute-leaves sorrel vinespinach pumpkin-leaves sweet-potato-leaves
roots|baked=3451 boiled=3455 fried=3460 simmered=3456 steamed=3464|beet carrot baby-carrots carrots-frozen celeriac daikon-radish radish jerusalem-artichoke leek onion red-onion sweet-onion onions-frozen pearl-onions-frozen scallions shallot welsh-onion parsnip rutabaga turnip butternut-squash butternut-squash-frozen acorn-squash hubbard-squash pumpkin lotus-root burdock-root salsify jicama kohlrabi parsley-root soffritto-mix
vegetables|baked=3771 boiled=3775 fried=3780 simmered=3776 steamed=3784|artichoke artichoke-hearts-frozen asparagus asparagus-frozen white-asparagus bean-sprouts-mung soybean-sprouts broccoli broccoli-frozen tender-stem-broccoli chinese-broccoli romanesco brussels-sprouts brussels-sprouts-frozen zucchini baby-zucchini yellow-summer-squash spaghetti-squash green-cabbage red-cabbage savoy-cabbage napa-cabbage coleslaw-mix cauliflower cauliflower-frozen cauliflower-rice celery sweet-corn corn-frozen corn-on-cob-frozen corn-white cucumber edamame-frozen eggplant fava-beans-fresh lima-beans-frozen lima-beans-fresh fennel-bulb green-beans green-beans-frozen yellow-wax-beans yardlong-beans belgian-endive radicchio white-mushrooms cremini-mushrooms portobello-mushroom shiitake-mushrooms oyster-mushrooms enoki-mushrooms maitake-mushrooms chanterelle-mushrooms mushrooms-shimeji okra okra-frozen snow-peas snow-peas-frozen sugar-snap-peas green-peas-fresh peas-frozen peas-and-carrots-frozen mixed-vegetables-frozen stir-fry-vegetables-frozen green-bell-pepper red-bell-pepper yellow-bell-pepper bell-pepper-frozen bell-pepper-red-frozen red-chili-pepper green-chili-pepper jalapeno-pepper serrano-pepper banana-pepper nopales chayote bitter-melon bottle-gourd luffa winter-melon
pasta|baked=382 boiled=381 fried=382 simmered=384 steamed=381|pasta-dry whole-wheat-pasta-dry gluten-free-corn-pasta-dry gluten-free-pasta-rice chickpea-pasta red-lentil-pasta fresh-pasta fresh-egg-noodles egg-noodles-dry spinach-pasta spinach-egg-noodles lasagna-sheets-dry rice-noodles-dry soba-noodles-dry somen-noodles-dry vermicelli-wheat
rice|baked=433 boiled=431 fried=433 simmered=432 steamed=432|white-rice-long-grain white-rice-medium-grain white-rice-short-grain-sushi basmati-rice jasmine-rice brown-rice-long-grain brown-rice-medium-grain parboiled-rice glutinous-rice black-rice red-rice broken-rice
flour|baked=301 boiled=302 fried=305 simmered=302 steamed=302|all-purpose-flour bread-flour cake-flour self-rising-flour whole-wheat-flour semolina rye-flour spelt-flour buckwheat-flour oat-flour rice-flour-white rice-flour-brown chickpea-flour corn-flour-masa-harina cornmeal polenta-degermed-cornmeal corn-grits farina-cream-of-wheat gluten-free-polenta gluten-free-grits gluten-free-flour-blend gluten-free-buckwheat-flour
lentils|baked=504 boiled=501 fried=506 simmered=504 steamed=504|lentils-green-or-brown-dried red-lentils-dried gluten-free-lentils gluten-free-red-lentils
beans|baked=544 boiled=543 fried=545 simmered=542 steamed=542|black-beans-dried kidney-beans-dried pinto-beans-dried navy-beans-dried white-beans-dried cannellini-beans-dried great-northern-beans-dried adzuki-beans-dried chickpeas-dried cranberry-beans-dried pink-beans-dried soybeans-dried
beef|baked=602 boiled=754 fried=604 simmered=754 steamed=754|beef-sirloin-steak beef-ribeye-steak beef-strip-steak beef-tenderloin-filet beef-flank-steak beef-skirt-steak beef-chuck-roast beef-stew-meat beef-brisket beef-short-ribs beef-top-round beef-tri-tip beef-shank beef-eye-of-round beef-bottom-round beef-flat-iron beef-back-ribs
ground-beef|baked=750 boiled=751 fried=603 simmered=752 steamed=752|ground-beef-80-lean ground-beef-85-lean ground-beef-90-lean ground-beef-93-lean ground-beef-95-lean ground-beef-70-lean ground-beef-97-lean
chicken|baked=805 boiled=855 fried=803 simmered=856 steamed=856|chicken-breast-skinless chicken-breast-with-skin chicken-thigh-skinless chicken-thigh-with-skin chicken-drumstick-with-skin chicken-drumstick-skinless chicken-leg-quarter-with-skin chicken-leg-skinless chicken-wing whole-chicken-with-skin ground-chicken
turkey|baked=1805 boiled=1851 fried=1805 simmered=1852 steamed=1852|turkey-breast-skinless turkey-breast-with-skin turkey-thigh-skinless turkey-leg turkey-wing whole-turkey-with-skin ground-turkey ground-turkey-93-lean
oily-fish|baked=2455 boiled=2551 fried=2459 simmered=2552 steamed=2551|salmon-atlantic-farmed salmon-atlantic-wild salmon-chinook salmon-coho rainbow-trout mackerel mackerel-pacific spanish-mackerel herring herring-pacific swordfish eel milkfish pompano sablefish whitefish yellowtail catfish carp
shellfish|baked=2753 boiled=2761 fried=2755 simmered=2762 steamed=2762|shrimp scallops squid octopus cuttlefish lobster crayfish
mussels|baked=2702 boiled=2702 simmered=2702 steamed=2702|mussels clams
eggs|baked=101 boiled=105 fried=103 simmered=107 steamed=105|egg egg-white egg-yolk quail-egg duck-egg
milk|baked=2151 boiled=2151 fried=2151 simmered=2151 steamed=2151|whole-milk reduced-fat-milk-2 low-fat-milk-1 skim-milk goat-milk sheep-milk
cheese|baked=1 fried=3 simmered=5 boiled=5 steamed=5|cottage-cheese-full-fat cottage-cheese-2 cottage-cheese-1 cream-cheese neufchatel-cheese ricotta-whole-milk ricotta-part-skim mozzarella-fresh-whole-milk mozzarella-part-skim-low-moisture mozzarella-whole-low-moisture cheddar-cheese cheddar-reduced-fat monterey-jack colby-cheese parmesan-hard parmesan-grated parmesan-shredded pecorino-romano feta-cheese goat-cheese-soft goat-cheese-hard goat-cheese-semisoft blue-cheese brie camembert gouda edam gruyere swiss-cheese provolone fontina muenster queso-fresco cotija-cheese oaxaca-cheese mexican-cheese-blend halloumi paneer
nuts|baked=2203 fried=2202 simmered=2204 boiled=2204 steamed=2204|almonds cashews walnuts hazelnuts pecans pine-nuts pistachios macadamia-nuts peanuts-raw
`;
