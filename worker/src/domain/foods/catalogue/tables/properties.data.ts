/**
 * What is true of a food beside its names and figures, one food a line:
 * id | allergens contained | allergens that brands may contain | animal source, empty = none | diet traits |
 * edible share of what is bought | grams of ONE kitchen measure | aisle | category | packs: grams and label, "g" where none is
 * given | USD per kg as bought | source | days it keeps, empty = months | 1 = staple.
 * Allergens are reviewed food by food. Measures are USDA household weights where known: `ml` marks a liquid and is its density;
 * `fruit` is the juice of one fruit; a cup with a word is that form of the food.
 * Sources: B = BLS, CPI average prices; E = ERS, USDA fruit and vegetable prices; P = PP-NAP, USDA purchase-to-plate, both brought
 * to August 2026 by CPI food at home; a small letter: by way of a food like it; empty = our own reading of ordinary shop prices.
 */
export const PROPERTIES = `
artichoke|||||0.38|piece=128;medium=128;large=162;baby=60|Produce|Produce|337 1 piece|6.07|E|7|
arugula|||||1|cup=20;leaf=2;bunch=100|Produce|Produce|80;120;142 5 oz;200|27.42|P|5|
asparagus|||||0.53|cup=134;spear=16;piece=16;small=12;medium=16;large=20;bunch=200;stalk=16|Produce|Produce|250 1 bunch;450 1 bunch|7.26|E|7|
bamboo-shoots-canned|||||1|cup=131;can=140|Canned & jars|Pantry|140 225 g can;140 8 oz can|9|||
bean-sprouts-mung||||pulse|1|cup=104|Produce|Produce|200;300|10.42|P|3|
beet|||||0.67|cup=136;piece=82;small=50;medium=82;large=150;baby=35;bunch=330|Produce|Produce|122 1 piece|3.451|p|21|
beets-canned|||||1|cup=157;can=245;cup shredded=195;cup sliced=170;cup whole=163;piece=70|Canned & jars|Pantry|240 400 g can;250 15 oz can|4.32|E||
beet-greens|||||0.56|cup=38;leaf=32;bunch=190;cup cooked=144|Produce|Produce|250 1 bunch;340 1 bunch|5||7|
bok-choy|||||0.88|cup=70;head=150;leaf=14;piece=150;baby=80;bunch=400;cup cooked=170|Produce|Produce|170 1 piece;500|5.051|P|7|
broccoli|||||0.78|cup=91;bunch=608;cup chopped=88;spear=31;stalk=151;head=350;piece=350;floret=11;small=225;medium=350;large=500;cup cooked=156|Produce|Produce|350;454 1 lb;500|7.57|E|7|
broccoli-rabe|||||0.78|cup=40;stalk=19;bunch=340;piece=340|Produce|Produce|400 1 bunch|7.57|e|7|
chinese-broccoli|||||0.78|cup=88;stalk=30;bunch=300|Produce|Produce|400 1 bunch|7.57|e|7|
broccoli-frozen|||||1|cup=156|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag;1000 1 kg bag|5.76|E||
brussels-sprouts|||||0.9|cup=88;piece=19|Produce|Produce|250;400;454 1 lb|7.16|E|7|
butternut-squash|||||0.71|cup=140;piece=600;small=450;medium=600;large=900;half=300|Produce|Produce|845 1 piece|3.12|E|21|
acorn-squash|||||0.46|cup=140;piece=431|Produce|Produce|937 1 piece|2.98|E|21|
spaghetti-squash|||||0.71|cup=101;piece=700|Produce|Produce|986 1 piece|3.12|e|21|
yellow-summer-squash|||||0.99|cup=127;piece=196;small=118;medium=196;large=323|Produce|Produce|198 1 piece|4.92|P|7|
green-cabbage|||||0.78|cup=89;cup shredded=70;head=908;leaf=33;piece=908;small=714;medium=908;large=1248;cup cooked=150|Produce|Produce|900 1 head|1.96|E|21|
red-cabbage|||||0.78|cup=89;cup shredded=70;head=839;leaf=23;piece=839;small=567;medium=839;large=1134|Produce|Produce|900 1 head|3.1|E|21|
savoy-cabbage|||||0.78|cup=70;head=640;leaf=30;cup cooked=145|Produce|Produce|800 1 head|1.96|e|14|
napa-cabbage|||||0.93|cup=76;head=840;leaf=30|Produce|Produce|900 1 head|5.338|P|14|
carrot|||||0.89|cup=128;cup grated=110;cup sliced=122;slice=3;strip=7;piece=61;small=50;medium=61;large=72;baby=10;stick=7;cup shredded=110;cup julienne=110;cup matchstick=110|Produce|Produce|69 1 piece;454 1 lb;500;1000 1 kg|2.4|E|21|
baby-carrots|||||1|piece=10;medium=10;large=15;cup=128|Produce|Produce|300;454 1 lb;500|3.32|E|7|
cassava||||starchy|0.84|cup=206;piece=408|Produce|Produce|486 1 piece|3.3||14|
cauliflower|||||0.62|cup=107;head=575;piece=575;small=265;medium=588;large=840;floret=13|Produce|Produce|650 1 head;1000 1 kg|5.37|E|7|
cauliflower-frozen|||||1|cup=132|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag;1000 1 kg bag|5.89|E||
celeriac|celery||||0.75|cup=156;piece=450|Produce|Produce|600 1 piece|3.863|p|21|
celery|celery||||0.89|cup=101;tbsp=7.5;stalk=40;strip=4;piece=40;small=17;medium=40;large=64;bunch=400;head=400;heart=200|Produce|Produce|450;454 1 lb|2.86|E|14|
swiss-chard|||||0.92|cup=36;leaf=48;bunch=220;cup cooked=175|Produce|Produce|250 1 bunch;340 1 bunch|8.44|e|7|
belgian-endive|||||0.89|cup=90;head=53;piece=53|Produce|Produce|60 1 piece|8||7|
curly-endive|||||0.86|cup=50;head=513;piece=440|Produce|Produce|500 1 head|8||7|
collard-greens|||||0.57|cup=36;head=300;bunch=250;cup cooked=190|Produce|Produce|250 1 bunch;340 1 bunch|7.59|E|7|
sweet-corn||||grain starchy|0.54|cup=145;ear=102;piece=102;small=73;medium=102;large=143|Produce|Produce|189 1 piece|5.47|E|7|
corn-frozen||||grain starchy|1|cup=136|Frozen|Produce|340 12 oz bag;454 16 oz bag;500 500 g bag;900 900 g bag|4.15|E||
corn-canned||||grain starchy|1|cup=164;can=211|Canned & jars|Pantry|211 340 g can;260 15.25 oz can|4.36|E||
cucumber|||||0.97|cup=104;piece=280;small=150;medium=200;large=280;lebanese=130;persian=100;japanese=100;mini=100;kirby=120;snack=60;baby=60|Produce|Produce|289 1 piece|3.06|E|7|
daikon-radish|||||0.79|cup=116;piece=338;cm=18;watermelon=100|Produce|Produce|428 1 piece|3.3||21|
edamame-frozen|soy|||pulse|1|cup=150|Frozen|Proteins|340 12 oz bag;500 500 g bag;1000 1 kg bag|9.3|P||
eggplant|||||0.81|cup=82;piece=458;small=250;medium=458;large=548;japanese=170;chinese=200;indian=60;thai=40;baby=100;garden=60|Produce|Produce|565 1 piece|5.297|P|7|
fava-beans-fresh||||pulse|0.4|cup=109|Produce|Produce|250;454 1 lb;500|6||4|
fennel-bulb|||||0.72|cup=87;piece=234|Produce|Produce|325 1 piece|6.998|P|7|
garlic|||||0.87|cup=136;tsp=2.8;clove=3;piece=3;head=43;bulb=43;tbsp=8.5;tsp paste=5;tbsp paste=15;tsp puree=5;tbsp puree=15|Produce|Produce|50 1 head|11.32|P|30|
ginger-root|||||0.93|cup=96;tsp=2;slice=2.2;tbsp=6;piece=30;cm=5.5;knob=20;tsp paste=5;tbsp paste=15;tsp puree=5;tbsp puree=15|Produce|Produce|100;200|8.5||21|
grape-leaves-canned||sulphite|||1|leaf=4;piece=4|Canned & jars|Pantry|250 400 g jar;300 16 oz jar|12|||
green-beans||||pulse|0.85|cup=100;piece=5.5;bunch=200|Produce|Produce|250;454 1 lb;500|6.44|E|7|
green-beans-frozen||||pulse|1|cup=121|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag;1000 1 kg bag|4.91|E||
green-beans-canned||||pulse|1|cup=135;can=262|Canned & jars|Pantry|220 400 g can;225 14.5 oz can|4.27|E||
hearts-of-palm-canned||sulphite|||1|cup=146;piece=33;can=220|Canned & jars|Pantry|220 400 g can;230 14 oz can|16|||
jalapeno-pepper|||||0.92|cup=90;piece=14|Produce|Produce|15 1 piece|6.21|P|7|
jalapeno-pickled||sulphite|||1|cup=136;cup sliced=104;piece=22|Canned & jars|Pantry|200 12 oz jar;220 400 g jar|3.83|P||
jerusalem-artichoke|||||0.69|cup=150;piece=60|Produce|Produce|250;454 1 lb;500|7||14|
jicama|||||0.92|cup=130;cup sliced=120;slice=6;piece=659;small=365;medium=659;large=1200|Produce|Produce|716 1 piece|3.836|P|21|
kale|||||0.9|cup=20.6;leaf=25;bunch=180;cup cooked=130|Produce|Produce|200 1 bunch;200|8.44|E|7|
kimchi||fish crustacean||processed|1|cup=150|Chilled & plant-based|Produce|250 250 g jar;397 14 oz jar;400 400 g jar|17.58|P|30|
kohlrabi|||||0.46|cup=135;slice=16;piece=200|Produce|Produce|435 1 piece|4||7|
leek|||||0.44|cup=89;slice=6;piece=89;small=60;medium=89;large=124|Produce|Produce|202 1 piece|3.573|p|7|
lemongrass|||||0.65|cup=67;tbsp=4.8;stalk=20;piece=20|Produce|Produce|90 3 stalks|12||7|
butterhead-lettuce|||||0.74|cup=55;head=163;leaf=15;piece=163|Produce|Produce|220 1 piece|10.07|P|7|
romaine-lettuce|||||0.94|cup=47;leaf=6;head=300;piece=300;heart=200;gem=100;head gem=100|Produce|Produce|319 1 piece|5.67|E|7|
iceberg-lettuce|||||0.95|cup=57;cup shredded=72;head=539;leaf=15;piece=539;small=324;medium=539;large=755;wedge=90|Produce|Produce|567 1 piece|4.33|B|7|
green-leaf-lettuce|||||0.85|cup=36;head=360;leaf=4.8;piece=300|Produce|Produce|360 1 head|5.67|e|7|
red-leaf-lettuce|||||0.85|cup=28;leaf=2.6;head=309;piece=260|Produce|Produce|309 1 head|5.67|e|7|
lotus-root||||starchy|0.79|slice=8.1;piece=115|Produce|Produce|146 1 piece|8||14|
white-mushrooms|||||0.97|cup=96;cup sliced=70;cup piece=70;slice=6;piece=18;small=10;medium=18;large=23;cup cooked=156|Produce|Produce|200;227 8 oz;250|9.56|E|7|
cremini-mushrooms|||||0.97|cup=72;cup whole=87;piece=20|Produce|Produce|200;227 8 oz;250|9.56|e|7|
portobello-mushroom|||||0.97|cup=86;piece=84|Produce|Produce|87 1 piece|9.56|e|7|
shiitake-mushrooms|||||1|piece=19;cup=80|Produce|Produce|99 3.5 oz;100;125;150|22||7|
shiitake-mushrooms-dried|||||1|piece=3.6;cup=40|Nuts, seeds & snacks|Pantry|28 1 oz;30;50|55.67|p||
oyster-mushrooms|||||0.89|cup=80;piece=15;small=15;large=148;king=60|Produce|Produce|99 3.5 oz;100;125;150|22||7|
enoki-mushrooms|||||0.84|cup=70;cup whole=64;piece=3;medium=3;large=5|Produce|Produce|99 3.5 oz;100;125;150|22||7|
maitake-mushrooms|||||1|cup=70;piece=1.1|Produce|Produce|99 3.5 oz;100;125;150|22||7|
chanterelle-mushrooms|||||1|cup=80;piece=5.4|Produce|Produce|99 3.5 oz;100;125;150|22||7|
mushrooms-canned|||||1|cup=156;can=132;cup piece=156;slice=4;piece=12;small=7;medium=12;large=16|Canned & jars|Pantry|113 4 oz can;170 290 g can|8.5|||
mustard-greens|mustard||||0.75|cup=56;bunch=250;leaf=15;cup cooked=140|Produce|Produce|250 1 bunch;340 1 bunch|7.19|e|7|
okra|||||0.77|cup=100;pod=11.88;piece=12|Produce|Produce|250;454 1 lb|12.67|E|7|
okra-frozen|||||1|cup=112|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag;1000 1 kg bag|5.53|E||
onion|||||0.9|cup=160;tbsp=10;cup sliced=115;slice=38;piece=110;small=70;medium=110;large=150|Produce|Produce|122 1 piece;1000 1 kg|2.72|E|30|
red-onion|||||0.9|piece=110;cup=160;tbsp=10;small=70;medium=110;large=150;slice=14|Produce|Produce|122 1 piece;1000 1 kg|2.72|E|30|
sweet-onion|||||0.9|piece=200;medium=150;small=90;large=331;cup=160|Produce|Produce|222 1 piece;1000 1 kg|2.72|E|30|
scallions|||||0.9|cup=100;tbsp=6;piece=15;small=5;medium=15;large=25;bunch=95;stalk=15|Produce|Produce|100 1 bunch|7.308|P|7|
shallot|||||0.9|tbsp=10;cup=160;piece=30;small=15;medium=30;large=45;lobe=20|Produce|Produce|100;250|6.6||30|
parsnip||||starchy|0.85|cup=133;piece=120|Produce|Produce|141 1 piece|3.442|p|21|
snow-peas||||pulse|0.94|cup=98;cup whole=63;piece=3.4|Produce|Produce|150;200;227 8 oz|13.44|P|7|
green-peas-fresh||||pulse|0.4|cup=145|Produce|Produce|250;454 1 lb;500|4.9|e|4|
peas-frozen||||pulse|1|cup=134|Frozen|Produce|340 12 oz bag;454 16 oz bag;500 500 g bag;900 900 g bag|4.9|E||
peas-and-carrots-frozen||||pulse|1|cup=140|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag;1000 1 kg bag|4.53|E||
green-bell-pepper|||||0.82|cup=149;tbsp=9.3;cup sliced=92;strip=2.7;piece=119;small=74;medium=119;large=164|Produce|Produce|145 1 piece|3.63|E|7|
red-bell-pepper|||||0.82|cup=149;tbsp=9.3;cup sliced=92;piece=119;small=74;medium=119;large=164;mini=30|Produce|Produce|145 1 piece|4.6|E|7|
yellow-bell-pepper|||||0.82|cup=149;cup sliced=92;strip=5.2;piece=119;small=74;medium=119;large=186|Produce|Produce|227 1 piece|4.6|e|7|
red-chili-pepper|||||0.73|cup=150;piece=20;bird=2;bonnet=10;habanero=8;thai=2;small=10;fresno=20;cherry=15;rawit=2;padi=2;shito=10|Produce|Produce|27 1 piece|4.928|P|7|
green-chili-pepper|||||0.73|cup=150;piece=20;poblano=64;anaheim=45;padron=5;shishito=5;hatch=45;bird=2;thai=2|Produce|Produce|27 1 piece|4.928|P|7|
serrano-pepper|||||0.97|cup=105;piece=6.1|Produce|Produce|6 1 piece|6.547|p|7|
banana-pepper|||||0.82|cup=124;piece=46;small=33;medium=46;large=75|Produce|Produce|56 1 piece|9.52|P|7|
green-chiles-canned|||||1|cup=139;can=113;tbsp=8.7|Canned & jars|Pantry|113 113 g can;113 4 oz can;198 7 oz can|9|||
ancho-chile-dried|||||1|piece=17|Spices & herbs|Pantry|50;57 2 oz;100|30|||
roasted-red-peppers-jarred||sulphite|||1|cup=140;piece=70|Canned & jars|Pantry|260 350 g jar;280 12 oz jar|11.76|p||
potato||||starchy|0.81|cup=150;piece=213;small=170;medium=213;large=369|Produce|Produce|263 1 piece;1000 1 kg;2000 2 kg;2268 5 lb|2.15|B|28|
russet-potato||||starchy|0.81|cup=150;piece=213;small=170;medium=213;large=369|Produce|Produce|263 1 piece;1000 1 kg;2000 2 kg;2268 5 lb|2.15|B|28|
red-potato||||starchy|0.81|cup=150;piece=213;small=170;medium=213;large=369|Produce|Produce|263 1 piece;1000 1 kg;2000 2 kg;2268 5 lb|2.15|b|28|
white-potato||||starchy|0.81|cup=150;piece=213;small=92;medium=213;large=369|Produce|Produce|263 1 piece;1000 1 kg;2000 2 kg;2268 5 lb|2.15|B|28|
french-fries-frozen||wheat gluten||starchy refined-oil processed|1|strip=8.9;cup=100|Frozen|Produce|750;794 28 oz;1000 1 kg|4.67|E||
hash-browns-frozen||||starchy processed|1|cup=210;piece=55;patty=55|Frozen|Produce|700;850 30 oz|4.67|e||
pumpkin|||||0.7|cup=116;piece=1500|Produce|Produce|500;1000 1 kg|2.177|P|21|
pumpkin-puree-canned|||||1|cup=245;can=425|Canned & jars|Pantry|425 15 oz can;425 425 g can|4.58|E||
radicchio|||||0.91|cup=40;leaf=8;head=230|Produce|Produce|250 1 head|12.38|P|7|
radish|||||0.9|cup=116;slice=1;piece=4.5;small=2;medium=4.5;large=9;bunch=150|Produce|Produce|200 1 bunch|4.45|E|10|
rutabaga|||||0.85|cup=140;piece=386;small=192;medium=386;large=772|Produce|Produce|454 1 piece|4.378|p|21|
sauerkraut||sulphite|||1|cup=142|Canned & jars|Pantry|350 500 g jar;680 24 oz jar|3.63|E|30|
seaweed-nori-laver-raw||fish crustacean mollusc|||1|tbsp=5;cup=80|Oils & condiments|Pantry|50;100|52.89|P||
seaweed-wakame||fish crustacean mollusc|||1|tbsp=5;cup=80|Oils & condiments|Pantry|50;100|52.89|P||
seaweed-kelp||fish crustacean mollusc|||1|tbsp=5;cup=80;piece=10;sheet=10|Oils & condiments|Pantry|50;100|52.89|P||
agar-dried|||||1|tsp=2;tbsp=6|Baking|Pantry|30;50|90|||1
spinach|||||0.95|cup=30;bunch=340;leaf=10;cup cooked=180;cup puree=240|Produce|Produce|200;283 10 oz;300|10.13|E|4|
spinach-frozen|||||1|cup=156|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag;1000 1 kg bag|5.6|E||
baby-spinach|||||1|cup=30;leaf=1;cup cooked=180|Produce|Produce|80;120;142 5 oz;200|10.13|E|5|
sweet-potato||||starchy|0.88|cup=133;piece=130;small=60;medium=130;large=180|Produce|Produce|148 1 piece;907 2 lb;1000 1 kg|2.84|E|21|
taro||||starchy|0.86|cup=104;piece=250|Produce|Produce|291 1 piece|5||14|
yam||||starchy|0.88|cup=150;small=60;medium=130;large=180;piece=250;tuber=1500|Produce|Produce|284 1 piece|2.84|e|21|
tomatillo|||||1|cup=132;piece=34;medium=34|Produce|Produce|250;454 1 lb|6.5||7|
tomato|||||0.91|cup=180;slice=20;piece=123;small=91;medium=123;large=182;beefsteak=182|Produce|Produce|135 1 piece;454 1 lb;500|4.36|B|7|
cherry-tomatoes|||||0.91|cup=152;piece=17;handful=75|Produce|Produce|250;283 10 oz;330;454 1 lb|9.51|E|7|
roma-tomato|||||0.91|cup=180;piece=62|Produce|Produce|68 1 piece;454 1 lb;500|3.06|E|7|
green-tomato|||||0.91|cup=180;slice=20;piece=123;small=91;medium=123;large=182|Produce|Produce|135 1 piece|4.36||7|
tomatoes-canned-whole|||||1|cup=240;tbsp=15;can=400;piece=111;small=82;medium=111;large=164|Canned & jars|Pantry|400 400 g can;411 14.5 oz can;794 28 oz can;800 800 g can|2.63|E||
tomatoes-canned-diced|||||1|cup=245;can=400|Canned & jars|Pantry|400 400 g can;411 14.5 oz can;794 28 oz can;800 800 g can|2.63|E||
tomatoes-canned-crushed|||||1|cup=242;can=400|Canned & jars|Pantry|400 400 g can;411 14.5 oz can;794 28 oz can;800 800 g can|2.63|E||
tomato-paste|||||1|cup=264;tbsp=16;can=170|Canned & jars|Pantry|140 140 g can;170 6 oz can;200 200 g tube|4.08|p||
tomato-puree-passata|||||1|cup=250;can=411;tbsp=15.6;packet=500;jar=680|Canned & jars|Pantry|500 500 g carton;680 24 oz jar;700 700 g jar|2.63|e||
tomato-sauce-canned|||||1|cup=245;can=425|Canned & jars|Pantry|227 8 oz can;400 400 g can;425 15 oz can|2.63|e||
tomato-juice|||||1|cup=243;floz=30.33;ml=1.027|Drinks|Pantry|1027 1 l carton;1397 46 fl oz bottle|3.22|P|7|
sun-dried-tomatoes|sulphite||||1|cup=54;piece=2|Canned & jars|Pantry|100;198 7 oz jar;200 200 g jar|29.82|P||
sun-dried-tomatoes-in-oil|sulphite||||1|cup=110;piece=3|Canned & jars|Pantry|100;198 7 oz jar;200 200 g jar|29.82|p||
turnip|||||0.81|cup=130;slice=15;piece=122;small=61;medium=122;large=183;baby=40|Produce|Produce|151 1 piece|4.172|P|21|
turnip-greens|||||0.75|cup=55;bunch=250;leaf=20;cup cooked=144|Produce|Produce|250 1 bunch;340 1 bunch|7.19|E|7|
mixed-vegetables-frozen||||grain pulse|1|cup=140|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag;1000 1 kg bag|4.39|E||
water-chestnuts-canned|||||1|cup=140;can=140;piece=8|Canned & jars|Pantry|140 225 g can;140 8 oz can|8.5|||
watercress|||||0.92|cup=34;sprig=2.5;bunch=100|Produce|Produce|80;120;142 5 oz;200|18||5|
zucchini|||||0.9|cup=124;cup sliced=113;slice=9.9;piece=196;small=118;medium=196;large=323|Produce|Produce|218 1 piece|4.02|E|7|
nopales|||||0.96|cup=86;piece=60|Produce|Produce|300;454 1 lb|5.27|P|7|
hominy-canned||||grain starchy|1|cup=165|Canned & jars|Pantry|240 400 g can;255 15 oz can|4.5|||
chayote|||||0.99|cup=132;piece=203|Produce|Produce|205 1 piece|4||7|
dandelion-greens|||||1|cup=55;bunch=200|Produce|Produce|250 1 bunch;340 1 bunch|7||7|
artichoke-hearts-frozen||sulphite|||1|cup=168;piece=20;can=240;jar=170|Frozen|Produce|300 300 g bag;340 12 oz bag|11|||
brussels-sprouts-frozen|||||1|cup=155|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag;1000 1 kg bag|6.38|E||
kale-frozen|||||1|cup=130|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag;1000 1 kg bag|5.65|E||
butternut-squash-frozen|||||1|cup=150|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag;1000 1 kg bag|4.37|e||
sweet-potato-fries-frozen||wheat gluten||starchy refined-oil processed|1|cup=100|Frozen|Produce|750;794 28 oz;1000 1 kg|4.67|e||
lima-beans-frozen||||pulse|1|cup=160;can=240|Frozen|Proteins|340 12 oz bag;500 500 g bag;1000 1 kg bag|5.99|E||
horseradish-prepared||mustard sulphite|||1|tsp=5;tbsp=15;cup=240|Oils & condiments|Pantry|150 150 g jar;227 8 oz jar|15.37|P|60|
wasabi-paste|mustard|soy sulphite||processed|1|tbsp=20;tsp=6.5;cup=320|Oils & condiments|Pantry|43 1.5 oz tube;43 43 g tube|33.43|P||
basil-fresh|||||0.8|cup=24;tbsp=2.65;leaf=0.5;bunch=30;sprig=2.5|Produce|Produce|20;21 0.75 oz;30 1 bunch|72.27|P|5|
chives-fresh|||||0.8|tbsp=3;tsp=1;cup=48;bunch=20;sprig=1|Produce|Produce|20;21 0.75 oz|62.97|P|10|
cilantro-fresh|||||0.85|cup=16;sprig=2.22;bunch=50;tbsp=1;leaf=0.2;root=3|Produce|Produce|30;60 1 bunch|16||6|
dill-fresh|||||0.8|cup=8.9;sprig=0.2;bunch=30;tbsp=0.6|Produce|Produce|20;21 0.75 oz;30 1 bunch|72.27|p|5|
mint-fresh|||||0.8|tbsp=5.7;leaf=0.15;cup=25;bunch=30;sprig=2|Produce|Produce|20;21 0.75 oz;30 1 bunch|72.27|p|5|
parsley-fresh|||||0.95|cup=60;tbsp=3.8;sprig=1;bunch=50|Produce|Produce|60 1 bunch|14.17|P|6|
rosemary-fresh|||||0.8|tsp=0.7;tbsp=1.7;cup=27.2;bunch=20;sprig=2|Produce|Produce|20;21 0.75 oz|72.27|p|10|
thyme-fresh|||||0.8|tsp=0.8;bunch=20;sprig=0.8;tbsp=2.4|Produce|Produce|20;21 0.75 oz|72.27|p|10|
apple|||||0.9|cup=125;cup sliced=109;piece=182;small=149;medium=182;large=223|Produce|Produce|202 1 piece;1000 1 kg;1361 3 lb|4.56|E|21|
granny-smith-apple|||||0.9|cup=109;piece=167;small=144;medium=167;large=206|Produce|Produce|186 1 piece;1000 1 kg;1361 3 lb|4.56|E|21|
applesauce-unsweetened||sulphite|||1|cup=244;tbsp=15.3|Canned & jars|Pantry|400 400 g jar;680 24 oz jar;680 680 g jar|2.88|E||
apple-juice||sulphite|||1|cup=248;floz=31;ml=1.04|Drinks|Pantry|984 32 fl oz bottle;1040 1 l carton;1968 64 fl oz bottle|1.95|E|7|
apricot|||||0.93|cup=165;cup half=155;piece=35|Produce|Produce|38 1 piece|8.88|E|7|
apricots-dried|sulphite||||1|cup=130;piece=7;half=3.5|Nuts, seeds & snacks|Pantry|150 150 g bag;227 8 oz bag;250 250 g bag;500 500 g bag|18.82|E||
avocado|||||0.74|cup=146;cup cubed=150;cup pureed=230;piece=150;small=100;medium=150;large=201;half=75|Produce|Produce|203 1 piece|6.57|E|4|
banana|||||0.64|cup=150;cup mashed=225;piece=118;small=81;medium=118;large=136;slice=5|Produce|Produce|184 1 piece|1.42|B|5|
blackberries|||||0.96|cup=144;piece=6|Produce|Produce|150;170;170 6 oz|16.58|E|3|
blueberries|||||0.95|cup=148;piece=1.4|Produce|Produce|125;150;170 6 oz;300;312 11 oz|10.21|E|7|
blueberries-frozen|||||1|cup=155|Frozen|Produce|340 12 oz bag;400 400 g bag;500 500 g bag;1000 1 kg bag;1361 3 lb bag|9.39|E||
cantaloupe|||||0.51|cup=156;cup balls=177;cup cubed=160;piece=552;small=441;medium=552;large=814;wedge=69;slice=69|Produce|Produce|1082 1 piece|1.85|E|7|
sweet-cherries|||||0.92|cup=138;cup without pits=154;piece=8.2;handful=60|Produce|Produce|250;454 1 lb;500|11.46|E|5|
sour-cherries|||||0.9|cup=155;piece=8|Produce|Produce|250;454 1 lb;500|10||5|
cherries-dried||sulphite||added-sugar|1|cup=160|Nuts, seeds & snacks|Pantry|150 150 g bag;227 8 oz bag;250 250 g bag;500 500 g bag|34.34|P||
clementine|||||0.77|piece=74|Produce|Produce|96 1 piece;907 2 lb;1000 1 kg|3.88|E|14|
cranberries|||||0.98|cup=110;cup whole=100|Produce|Produce|300;340 12 oz|7.918|P|21|
cranberries-dried||sulphite||added-sugar|1|cup=160|Nuts, seeds & snacks|Pantry|150 150 g bag;227 8 oz bag;250 250 g bag;500 500 g bag|12.49|E||
currants-dried-zante||sulphite|||1|cup=144;tbsp=9;tbsp packed=10|Nuts, seeds & snacks|Pantry|150 150 g bag;227 8 oz bag;250 250 g bag;500 500 g bag|16.99|P||
dates-medjool||sulphite|||1|piece=24;cup=150|Nuts, seeds & snacks|Pantry|150 150 g bag;227 8 oz bag;250 250 g bag;500 500 g bag|14.13|e||
dates-deglet-noor||sulphite|||1|cup=147;piece=7.1|Nuts, seeds & snacks|Pantry|150 150 g bag;227 8 oz bag;250 250 g bag;500 500 g bag|14.13|E||
figs|||||0.99|piece=50;small=40;medium=50;large=64|Produce|Produce|51 1 piece|15.33|P|7|
figs-dried||sulphite|||1|cup=149;piece=8.4|Nuts, seeds & snacks|Pantry|150 150 g bag;227 8 oz bag;250 250 g bag;500 500 g bag|17.99|E||
goji-berries-dried||sulphite|||1|tbsp=5.6;cup=90|Nuts, seeds & snacks|Pantry|150 150 g bag;227 8 oz bag;250 250 g bag;500 500 g bag|32|||
grapefruit|||||0.49|cup=230;piece=246;half=123|Produce|Produce|502 1 piece|3.55|E|14|
grapes|||||0.96|cup=151;piece=5;handful=60;bunch=450|Produce|Produce|400;500;907 2 lb|5|E|7|
guava|||||0.78|cup=165;piece=55|Produce|Produce|71 1 piece|6.919|P|7|
honeydew-melon|||||0.46|cup=170;cup balls=177;piece=1280;wedge=69;slice=69|Produce|Produce|2783 1 piece|2.85|E|7|
jackfruit|||||0.28|cup=165;cup 1" piece=151|Produce|Produce|400;1000 1 kg|6||7|
kiwi|||||0.76|cup=180;piece=69;slice=7|Produce|Produce|91 1 piece|6.4|E|6|
lemon|||||0.53|cup=212;piece=58;small=40;medium=58;large=84;slice=8;wedge=7|Produce|Produce|109 1 piece|5.973|P|21|
lemon-juice||sulphite|||1|cup=244;floz=30.5;fruit=48;tbsp=15.2;tsp=5.1;ml=1.03|Produce|Produce|48 1 lemon;206 200 ml bottle;258 250 ml bottle;457 15 fl oz bottle|10||30|
lemon-zest|||||1|tbsp=6;tsp=2;cup=96;piece=6;fruit=6|Produce|Produce|6 1 lemon|60||14|
lime|||||0.84|piece=67;small=44;medium=67;large=80;slice=7;wedge=8|Produce|Produce|80 1 piece|4.754|P|21|
lime-juice||sulphite|||1|cup=242;floz=30.8;fruit=44;tbsp=15.2;tsp=5.1;ml=1.03|Produce|Produce|44 1 lime;206 200 ml bottle;258 250 ml bottle;457 15 fl oz bottle|8.25|P|30|
lychee|||||0.6|cup=190;piece=9.6|Produce|Produce|250;500|12||7|
mandarin-orange|||||0.77|cup=195;piece=88;small=76;medium=88;large=120|Produce|Produce|114 1 piece|3.88|e|14|
mango|||||0.71|cup=165;piece=207;small=150;medium=207;large=336|Produce|Produce|292 1 piece|3.61|E|5|
mango-dried|sulphite|||added-sugar|1|piece=10;cup=80;slice=10|Nuts, seeds & snacks|Pantry|150 150 g bag;227 8 oz bag;250 250 g bag;500 500 g bag|25.31|E||
nectarine|||||0.91|cup=143;piece=142;small=129;medium=142;large=156|Produce|Produce|156 1 piece|5.83|E|6|
olives-black||sulphite|||1|piece=3.8;cup=135;tbsp=8.5;slice=0.8;large=4.4|Canned & jars|Pantry|120 200 g jar;170 340 g jar;170 6 oz can|13.14|E|30|
olives-green||sulphite|||1|piece=2.7;cup=135;tbsp=8.5|Canned & jars|Pantry|120 200 g jar;170 340 g jar;170 6 oz can|33.63|P|30|
orange|||||0.73|cup=180;piece=131;small=96;large=184;medium=131;slice=20|Produce|Produce|179 1 piece|3.4|B|14|
orange-juice|||||1|cup=248;floz=31;fruit=86;ml=1.04|Drinks|Pantry|984 32 fl oz bottle;1040 1 l carton;1968 64 fl oz bottle|2.38|E|7|
orange-zest|||||1|tbsp=6;tsp=2;cup=96;piece=6;fruit=6|Produce|Produce|6 1 orange|60||14|
papaya|||||0.62|cup=145;cup mashed=230;piece=157;small=157;large=781|Produce|Produce|253 1 piece|3.29|E|7|
passion-fruit|||||0.52|cup=236;piece=18|Produce|Produce|35 1 piece|5.491|P|7|
peach|||||0.96|cup=154;piece=150;small=130;medium=150;large=175|Produce|Produce|156 1 piece|5.35|E|6|
peaches-canned-in-juice|||||1|cup=250;cup half or sliced=248;piece=98;can=250|Canned & jars|Pantry|250 400 g can;350 20 oz can|5.53|E||
pear|||||0.9|cup=161;cup sliced=140;piece=178;small=148;medium=178;large=230|Produce|Produce|198 1 piece|4.54|E|6|
persimmon|||||0.84|piece=168|Produce|Produce|200 1 piece|4.024|P|7|
pineapple|||||0.51|cup=165;slice=84;piece=905;ring=56;medium=905|Produce|Produce|1775 1 piece|1.52|E|7|
pineapple-canned-in-juice|||||1|cup=249;slice=47;can=250;ring=47|Canned & jars|Pantry|250 400 g can;350 20 oz can|4.06|E||
pineapple-juice|||||1|cup=250;floz=31.3;ml=1.04|Drinks|Pantry|984 32 fl oz bottle;1040 1 l carton;1968 64 fl oz bottle|2.73|E|7|
plantain||||starchy|0.65|cup=148;piece=179;medium=179|Produce|Produce|275 1 piece|1.859|P|7|
plum|||||0.94|cup=165;piece=66|Produce|Produce|70 1 piece|6.21|E|6|
pomegranate-seeds|||||1|cup=174;tbsp=11;piece=150|Produce|Produce|100;142 5 oz;150|20||4|
pomegranate-juice||sulphite|||1|cup=249;floz=31.4;ml=1.04|Drinks|Pantry|984 32 fl oz bottle;1040 1 l carton;1968 64 fl oz bottle|7.34|E|7|
prunes||sulphite|||1|cup=174;piece=9.5|Nuts, seeds & snacks|Pantry|250 250 g bag;340 12 oz bag;500 500 g bag|15.55|E||
raisins||sulphite|||1|cup=145;cup packed=165;tbsp=9;tbsp packed=10|Nuts, seeds & snacks|Pantry|150 150 g bag;227 8 oz bag;250 250 g bag;500 500 g bag|9.81|E||
golden-raisins|sulphite||||1|cup=145;cup packed=165;tbsp=9;tbsp packed=10|Nuts, seeds & snacks|Pantry|150 150 g bag;227 8 oz bag;250 250 g bag;500 500 g bag|9.81|e||
raspberries|||||0.96|cup=123;piece=2|Produce|Produce|150;170;170 6 oz|19|E|3|
raspberries-frozen|||||1|cup=140|Frozen|Produce|340 12 oz bag;400 400 g bag;500 500 g bag;1000 1 kg bag;1361 3 lb bag|15.13|E||
rhubarb|||||0.75|cup=122;stalk=51|Produce|Produce|400;454 1 lb|9.09|P|7|
strawberries|||||0.94|cup=166;cup half=152;cup pureed=232;cup whole=144;piece=12;small=7;medium=12;large=18;handful=60|Produce|Produce|250;400;454 1 lb|7.29|E|3|
strawberries-frozen|||||1|cup=221;cup unthawed=149|Frozen|Produce|340 12 oz bag;400 400 g bag;500 500 g bag;1000 1 kg bag;1361 3 lb bag|8.21|E||
tamarind-pulp||sulphite|||0.9|cup=120;piece=2;tbsp=15|Oils & condiments|Pantry|200;397 14 oz;400|14|P||
watermelon|||||0.52|cup=152;cup balls=154;piece=4500;wedge=286;slice=280|Produce|Produce|1000 1 kg;4000 4 kg|0.94|E|7|
cranberry-juice-unsweetened||sulphite|||1|cup=253;floz=31.6;ml=1.04|Drinks|Pantry|984 32 fl oz bottle;1040 1 l carton;1968 64 fl oz bottle|9||7|
grape-juice||sulphite|||1|cup=253;floz=31.6;ml=1.04|Drinks|Pantry|984 32 fl oz bottle;1040 1 l carton;1968 64 fl oz bottle|2.31|E|7|
cranberry-sauce||||added-sugar|1|cup=277;slice=57;tbsp=17|Canned & jars|Pantry|250 250 g jar;397 14 oz can|5.07|P||
maraschino-cherries|sulphite|||added-sugar processed|1|piece=5|Canned & jars|Pantry|110 225 g jar;140 10 oz jar|14|||
egg|egg||egg||0.88|cup=243;piece=50;small=38;medium=44;large=50;xl=56|Dairy & eggs|Proteins|400 pack of 6;680 dozen|3.34|B|28|
egg-white|egg||egg||1|cup=243;piece=33;large=33;tbsp=15|Dairy & eggs|Proteins|454 16 oz carton;500 500 g carton|5.34|P|7|
egg-yolk|egg||egg||1|cup=243;piece=17;large=17|Dairy & eggs|Proteins|102 pack of 6|11||3|
quail-egg|egg||egg||0.92|piece=9|Dairy & eggs|Proteins|120 pack of 12|16||21|
egg-white-powder|egg||egg|processed|1|tbsp=7;scoop=25|Baking|Pantry|250;500|35|||
butter-salted|milk||dairy||1|cup=227;tbsp=14.2;stick=113;tsp=4.7;knob=15;pat=5;block=250|Dairy & eggs|Dairy & Alternatives|227;250;454 1 lb|8.86|B|60|
butter-unsalted|milk||dairy||1|cup=227;tbsp=14.2;stick=113;tsp=4.7;knob=15;pat=5;block=250|Dairy & eggs|Dairy & Alternatives|227;250;454 1 lb|8.86|b|60|
ghee|milk||dairy||1|cup=205;tbsp=12.8;tsp=4.3|Oils & condiments|Dairy & Alternatives|250 250 g jar;369 13 oz jar;500 500 g jar|42.9|P||
whole-milk|milk||dairy||1|cup=244;floz=30.5;tbsp=15;ml=1.03|Dairy & eggs|Dairy & Alternatives|975 32 fl oz carton;1030 1 l carton;1949 64 fl oz carton;2060 2 l bottle|1.08|B|6|
reduced-fat-milk-2|milk||dairy||1|cup=244;floz=30.5;ml=1.03|Dairy & eggs|Dairy & Alternatives|975 32 fl oz carton;1030 1 l carton;1949 64 fl oz carton;2060 2 l bottle|1.08|b|6|
low-fat-milk-1|milk||dairy||1|cup=244;floz=30.5;ml=1.03|Dairy & eggs|Dairy & Alternatives|975 32 fl oz carton;1030 1 l carton;1949 64 fl oz carton;2060 2 l bottle|1.08|b|6|
skim-milk|milk||dairy||1|cup=245;floz=30.6;ml=1.03|Dairy & eggs|Dairy & Alternatives|975 32 fl oz carton;1030 1 l carton;1949 64 fl oz carton;2060 2 l bottle|1.08|b|6|
goat-milk|milk||dairy||1|cup=244;floz=30.5;ml=1.03|Dairy & eggs|Dairy & Alternatives|975 32 fl oz carton;1030 1 l carton|4.2||7|
buttermilk|milk||dairy||1|cup=245;floz=30.6;ml=1.035|Dairy & eggs|Dairy & Alternatives|518 500 ml carton;979 32 fl oz carton;1035 1 l carton|2.4|P|14|
evaporated-milk|milk||dairy||1|cup=252;floz=31.5;can=370;ml=1.06|Baking|Dairy & Alternatives|376 12 fl oz can;410 410 g can|3.56|P||
sweetened-condensed-milk|milk||dairy|added-sugar processed|1|cup=306;floz=38.2;ml=1.29;can=397;tbsp=19|Baking|Dairy & Alternatives|397 14 oz can;397 397 g can|5.11|P||
milk-powder-nonfat|milk||dairy||1|cup=68;tbsp=4.3|Baking|Dairy & Alternatives|300;400;726 25.6 oz|12|||
milk-powder-whole|milk||dairy||1|cup=128;tbsp=8|Baking|Dairy & Alternatives|300;400;726 25.6 oz|12|||
half-and-half|milk||dairy||1|cup=242;floz=30.2;tbsp=15;ml=1.02|Dairy & eggs|Dairy & Alternatives|482 473 ml carton;483 16 fl oz carton|4.23|P|10|
light-cream|milk||dairy||1|cup=240;floz=30;tbsp=15;ml=1|Dairy & eggs|Dairy & Alternatives|250 250 ml carton;300 300 ml carton;473 16 fl oz carton;500 500 ml carton|6.52|P|7|
heavy-cream|milk||dairy||1|cup=238;tbsp=15;floz=29.8;cup whipped=120;packet=200;ml=1|Dairy & eggs|Dairy & Alternatives|250 250 ml carton;300 300 ml carton;473 16 fl oz carton;500 500 ml carton|8.58|P|7|
whipped-cream-pressurized|milk||dairy|added-sugar processed|1|cup=60;tbsp=3|Dairy & eggs|Dairy & Alternatives|198 7 oz can;250 250 g can|8.02|P|21|
sour-cream|milk||dairy||1|cup=230;tbsp=12|Dairy & eggs|Dairy & Alternatives|200;227 8 oz;300;454 16 oz|6.01|P|14|
sour-cream-reduced-fat|milk||dairy||1|cup=242;tbsp=15|Dairy & eggs|Dairy & Alternatives|200;227 8 oz;300;454 16 oz|6.19|P|14|
yogurt-plain-whole-milk|milk||dairy||1|cup=245;tbsp=15.3;pot=150|Dairy & eggs|Dairy & Alternatives|150;500;907 32 oz;1000 1 kg|5.7|P|10|
yogurt-plain-low-fat|milk||dairy||1|cup=245;tbsp=15.3;pot=150|Dairy & eggs|Dairy & Alternatives|150;500;907 32 oz;1000 1 kg|5.7|P|10|
yogurt-plain-nonfat|milk||dairy||1|cup=245;tbsp=15.3;pot=150|Dairy & eggs|Dairy & Alternatives|150;500;907 32 oz;1000 1 kg|5.7|P|10|
greek-yogurt-whole-milk|milk||dairy||1|cup=245;tbsp=15.3;pot=170|Dairy & eggs|Dairy & Alternatives|170;450;500;907 32 oz;1000 1 kg|8.37|P|10|
greek-yogurt-low-fat|milk||dairy||1|cup=245;tbsp=15.3;pot=170|Dairy & eggs|Dairy & Alternatives|170;450;500;907 32 oz;1000 1 kg|8.37|P|10|
greek-yogurt-nonfat|milk||dairy||1|cup=245;tbsp=15.3;pot=170|Dairy & eggs|Dairy & Alternatives|170;450;500;907 32 oz;1000 1 kg|8.37|P|10|
kefir-low-fat|milk||dairy||1|cup=245;ml=1.035|Dairy & eggs|Dairy & Alternatives|518 500 ml bottle;979 32 fl oz bottle;1035 1 l bottle|4.78|P|14|
cottage-cheese-full-fat|milk||dairy||1|cup=210;cup small curd=225;tbsp=14|Dairy & eggs|Dairy & Alternatives|200;300;454 16 oz|5.24|P|7|
cottage-cheese-2|milk||dairy||1|cup=226;tbsp=14|Dairy & eggs|Dairy & Alternatives|200;300;454 16 oz|5.84|P|7|
cottage-cheese-1|milk||dairy||1|cup=226;tbsp=14|Dairy & eggs|Dairy & Alternatives|200;300;454 16 oz|5.84|P|7|
cream-cheese|milk||dairy||1|cup=232;tbsp=14.5;block=226|Dairy & eggs|Dairy & Alternatives|180;200;227 8 oz|9.95|P|21|
neufchatel-cheese|milk||dairy||1|tbsp=14.5;cup=232|Dairy & eggs|Dairy & Alternatives|180;200;227 8 oz|9.95|p|21|
ricotta-whole-milk|milk||dairy||1|cup=248;tbsp=15.5|Dairy & eggs|Dairy & Alternatives|250;425 15 oz;500|6.21|P|7|
ricotta-part-skim|milk||dairy||1|cup=248;tbsp=15.5|Dairy & eggs|Dairy & Alternatives|250;425 15 oz;500|6.21|P|7|
mozzarella-fresh-whole-milk|milk||dairy||1|cup=112;slice=28.33;ball=125;piece=125;bocconcini=25;ball bocconcini=25;piece bocconcini=25;ball ciliegine=8;ball pearl=3;pearl=3;ciliegine=8|Dairy & eggs|Dairy & Alternatives|125;227 8 oz;250|12.73|P|7|
mozzarella-part-skim-low-moisture|milk||dairy||1|cup=113;slice=28;cup diced=132;tbsp=7;stick=28;piece=28|Dairy & eggs|Dairy & Alternatives|200;227 8 oz;250;400;454 16 oz|12.7|P|21|
cheddar-cheese|milk||dairy||1|cup=113;slice=28;cup diced=132;tbsp=7;block=250;stick=21|Dairy & eggs|Dairy & Alternatives|200;227 8 oz;250;400;454 16 oz|13.19|B|21|
cheddar-reduced-fat|milk||dairy||1|slice=21;cup=113|Dairy & eggs|Dairy & Alternatives|200;227 8 oz;250|14|P|21|
monterey-jack|milk||dairy||1|cup=113;slice=28;cup diced=132;tbsp=7|Dairy & eggs|Dairy & Alternatives|200;227 8 oz;250;400;454 16 oz|13.46|P|21|
colby-cheese|milk||dairy||1|cup=113;slice=28;cup diced=132;tbsp=7|Dairy & eggs|Dairy & Alternatives|200;227 8 oz;250;400;454 16 oz|14.64|P|21|
parmesan-hard|milk||dairy|animal-rennet|1|cup=100;tbsp=5|Dairy & eggs|Dairy & Alternatives|100;142 5 oz;150;200;227 8 oz|22.83|P|45|
parmesan-grated|milk||dairy|animal-rennet|1|cup=100;tbsp=5|Dairy & eggs|Dairy & Alternatives|100;142 5 oz;150;200;227 8 oz|22.83|P|45|
parmesan-shredded|milk||dairy|animal-rennet|1|tbsp=5;cup=80|Dairy & eggs|Dairy & Alternatives|100;142 5 oz;150;200;227 8 oz|22.83|P|45|
pecorino-romano|milk||dairy|animal-rennet|1|cup=100;tbsp=5|Dairy & eggs|Dairy & Alternatives|100;142 5 oz;150;200;227 8 oz|22.83|P|45|
feta-cheese|milk||dairy||1|cup=150;tbsp=9.4;slice=30;block=200|Dairy & eggs|Dairy & Alternatives|150;200;227 8 oz|24.12|P|30|
goat-cheese-soft|milk||dairy||1|cup=150;tbsp=14;block=115|Dairy & eggs|Dairy & Alternatives|100;113 4 oz;150|43.26|P|14|
goat-cheese-hard|milk||dairy||1|cup=113;slice=28|Dairy & eggs|Dairy & Alternatives|150;170 6 oz;200|43.26|P|30|
blue-cheese|milk||dairy|animal-rennet|1|cup=135;slice=28;tbsp=8.5|Dairy & eggs|Dairy & Alternatives|100;142 5 oz;150|32.42|P|21|
roquefort|milk||dairy|animal-rennet|1|slice=28;tbsp=8.5;cup=135|Dairy & eggs|Dairy & Alternatives|100;142 5 oz;150|38||21|
brie|milk||dairy||1|cup=144;slice=28;piece=200|Dairy & eggs|Dairy & Alternatives|150;200;227 8 oz;250|20||14|
camembert|milk||dairy||1|cup=246;slice=28;piece=250|Dairy & eggs|Dairy & Alternatives|150;200;227 8 oz;250|20||14|
gouda|milk||dairy||1|slice=28;cup=113|Dairy & eggs|Dairy & Alternatives|150;200;227 8 oz|23.39|P|30|
edam|milk||dairy||1|slice=28;cup=113;babybel=20|Dairy & eggs|Dairy & Alternatives|150;200;227 8 oz|23.39|P|30|
gruyere|milk||dairy|animal-rennet|1|cup=108;slice=28;cup diced=132|Dairy & eggs|Dairy & Alternatives|150;200;227 8 oz|19.06|p|30|
swiss-cheese|milk||dairy||1|cup=108;slice=28;cup diced=132|Dairy & eggs|Dairy & Alternatives|150;200;227 8 oz|19.06|P|30|
provolone|milk||dairy|animal-rennet|1|cup=132;slice=28|Dairy & eggs|Dairy & Alternatives|150;200;227 8 oz|16.92|P|30|
fontina|milk||dairy|animal-rennet|1|cup=108;slice=28;cup diced=132|Dairy & eggs|Dairy & Alternatives|150;200;227 8 oz|28.68|P|30|
muenster|milk||dairy||1|cup=113;slice=28;cup diced=132|Dairy & eggs|Dairy & Alternatives|150;200;227 8 oz|15.45|P|30|
queso-fresco|milk||dairy||1|cup=122|Dairy & eggs|Dairy & Alternatives|200;250;283 10 oz|11.11|P|21|
cotija-cheese|milk||dairy||1|tsp=2.5;tbsp=7.5;cup=120|Dairy & eggs|Dairy & Alternatives|200;250;283 10 oz|15.78|P|21|
oaxaca-cheese|milk||dairy||1|cup=113;slice=28|Dairy & eggs|Dairy & Alternatives|200;250;283 10 oz|12.15|P|21|
mexican-cheese-blend|milk||dairy||1|cup=112;tbsp=7|Dairy & eggs|Dairy & Alternatives|200;227 8 oz;250;400;454 16 oz|11.2|P|21|
american-cheese|milk||dairy|processed|1|cup=113;slice=21;cup diced=140;piece=21|Dairy & eggs|Dairy & Alternatives|200;340 12 oz|11.54|P|45|
dulce-de-leche|milk||dairy|added-sugar processed|1|tbsp=19;cup=304|Baking|Pantry|250 250 g jar;369 13 oz can|9|||
ice-cream-vanilla|milk|egg soy|dairy|added-sugar processed|1|cup=132;scoop=66|Frozen|Dairy & Alternatives|264 16 fl oz tub;279 500 ml tub;558 1 l tub|9|||
whey-protein-powder|milk|egg soy|dairy|processed|1|cup=96.97;scoop=30;tbsp=8|Baking|Pantry|500 500 g tub;907 2 lb tub;1000 1 kg tub|32|||
whey-protein-isolate|milk|soy|dairy|processed|1|scoop=30;tbsp=8;cup=97|Baking|Pantry|500 500 g tub;907 2 lb tub;1000 1 kg tub|32|||
soy-milk-unsweetened|soy|||pulse|1|cup=243;ml=1.03|Chilled & plant-based|Dairy & Alternatives|975 32 fl oz carton;1030 1 l carton;1949 64 fl oz carton|1.72|p|7|
soy-milk-original|soy|||pulse added-sugar processed|1|cup=243;floz=30.6;ml=1.03|Chilled & plant-based|Dairy & Alternatives|975 32 fl oz carton;1030 1 l carton;1949 64 fl oz carton|1.72|p|7|
almond-milk-unsweetened|tree_nut||||1|cup=262;ml=1.03|Chilled & plant-based|Dairy & Alternatives|975 32 fl oz carton;1030 1 l carton;1949 64 fl oz carton|2.16|P|7|
oat-milk-unsweetened|gluten|wheat||grain|1|cup=243;ml=1.03|Chilled & plant-based|Dairy & Alternatives|975 32 fl oz carton;1030 1 l carton;1949 64 fl oz carton|2.16|p|7|
rice-milk-unsweetened||||grain|1|floz=30;cup=240;ml=1.03|Chilled & plant-based|Dairy & Alternatives|975 32 fl oz carton;1030 1 l carton;1949 64 fl oz carton|2.94|P|7|
coconut-milk-beverage|||||1|cup=240;ml=1.03|Chilled & plant-based|Dairy & Alternatives|975 32 fl oz carton;1030 1 l carton;1949 64 fl oz carton|3.65|P|7|
coconut-milk-canned||sulphite|||1|cup=226;tbsp=15;can=400;ml=0.97|Canned & jars|Pantry|194 200 ml can;387 13.5 fl oz can;388 400 ml can|6.2|||
coconut-cream-unsweetened||sulphite|||1|cup=240;tbsp=15;can=400;ml=1|Canned & jars|Pantry|200 200 ml can;399 13.5 fl oz can;400 400 ml can|7.52|p||
coconut-water|||||1|cup=245;ml=1|Drinks|Pantry|330 330 ml carton;500 16.9 fl oz carton;1000 1 l carton|5.62|P|4|
soy-yogurt-plain|soy|||pulse|1|cup=245;tbsp=15.3;pot=125|Chilled & plant-based|Dairy & Alternatives|400;500;680 24 oz|12.36|P|10|
soy-protein-powder|soy|milk egg||pulse processed|1|scoop=30;tbsp=8|Baking|Pantry|500 500 g tub;907 2 lb tub;1000 1 kg tub|28|||
soy-protein-isolate|soy|||pulse processed|1|scoop=30;tbsp=8|Baking|Pantry|500 500 g tub;907 2 lb tub;1000 1 kg tub|28|||
tofu-firm|soy|||pulse|1|cup=252;piece=400;block=400;slice=84;packet=400|Chilled & plant-based|Proteins|280;350;397 14 oz;400|8.05|P|7|
tofu-extra-firm|soy|||pulse|1|piece=400;block=400;slice=84;cup=252;packet=400|Chilled & plant-based|Proteins|280;350;397 14 oz;400|8.05|P|7|
tofu-soft|soy|||pulse|1|cup=252;piece=400;block=400;slice=84|Chilled & plant-based|Proteins|280;350;397 14 oz;400|8.05|P|7|
tofu-silken|soy|||pulse|1|piece=340;block=340;slice=84;cup=252|Chilled & plant-based|Proteins|300;340;349 12.3 oz;454 1 lb|8.05|P|7|
tofu-fried|soy|||pulse refined-oil|1|piece=13;cup=60|Chilled & plant-based|Proteins|142 5 oz;150;200|8.05|P|7|
tempeh|soy|gluten||pulse|1|cup=166;block=227;piece=227;slice=28|Chilled & plant-based|Proteins|200;227 8 oz;250|12||14|
natto|soy|wheat gluten||pulse|1|cup=175;packet=45|Chilled & plant-based|Proteins|100;150|14||14|
miso|soy|wheat gluten||grain pulse processed|1|cup=275;tbsp=17;tsp=5.7|Oils & condiments|Pantry|150;300;500 500 g tub|14|||
vital-wheat-gluten|wheat gluten|||grain|1|cup=120;tbsp=7.5|Baking|Pantry|283 10 oz bag;500 500 g bag;1000 1 kg bag|13|||
veggie-burger-patty|wheat gluten soy|milk egg||grain pulse processed|1|piece=70|Chilled & plant-based|Proteins|284|16||7|
meatless-sausage|wheat gluten soy|milk egg||grain pulse processed|1|slice=28;piece=50|Chilled & plant-based|Proteins|200;250;255 9 oz|19.47|P|7|
meatless-chicken|wheat gluten soy|milk egg||grain pulse processed|1|cup=168;piece=85|Chilled & plant-based|Proteins|200;250;255 9 oz|19.95|P|7|
falafel||wheat gluten soy sesame||pulse refined-oil processed|1|piece=17|Chilled & plant-based|Proteins|200;227 8 oz;250|22.79|P|7|
hummus|sesame|||pulse|1|tbsp=15;cup=246|Chilled & plant-based|Proteins|200;283 10 oz;300|15.44|P|7|
peanut-butter-smooth|peanut|tree_nut sesame||pulse added-sugar refined-oil processed|1|cup=258;tbsp=16;tsp=5.3|Canned & jars|Pantry|340 340 g jar;454 16 oz jar;500 500 g jar|6.91|P||
peanut-butter-chunky|peanut|tree_nut sesame||pulse added-sugar refined-oil processed|1|cup=258;tbsp=16;tsp=5.3|Canned & jars|Pantry|340 340 g jar;454 16 oz jar;500 500 g jar|6.91|P||
peanut-butter-unsalted|peanut|tree_nut sesame||pulse|1|cup=258;tbsp=16;tsp=5.3|Canned & jars|Pantry|340 340 g jar;454 16 oz jar;500 500 g jar|6.91|P||
almond-butter|tree_nut|peanut sesame|||1|cup=250;tbsp=16;tsp=5.3|Canned & jars|Pantry|170 170 g jar;250 250 g jar;340 12 oz jar|23.75|P||
cashew-butter|tree_nut|peanut sesame|||1|tbsp=16;cup=256;tsp=5.3|Canned & jars|Pantry|170 170 g jar;250 250 g jar;340 12 oz jar|27.82|P||
sunflower-seed-butter||tree_nut peanut|||1|tbsp=16;cup=256|Canned & jars|Pantry|340 340 g jar;454 16 oz jar|13|||
tahini|sesame|tree_nut peanut|||1|tbsp=15;cup=240;tsp=5|Canned & jars|Pantry|300 300 g jar;454 16 oz jar|20.68|P||
black-beans-dried||||pulse|1|cup=194;tbsp=12.1|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|3.75|E||
black-beans-cooked||||pulse|1|cup=172;can=240|Canned & jars|Proteins|240 400 g can;250 250 g pouch|4.22|P||
black-beans-canned-drained||||pulse|1|cup=172;can=240|Canned & jars|Proteins|240 400 g can;255 15 oz can|4.68|E||
kidney-beans-dried||||pulse|1|cup=184|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|4.71|E||
kidney-beans-cooked||||pulse|1|cup=177;tbsp=11;can=240|Canned & jars|Proteins|240 400 g can;250 250 g pouch|3.54|P||
kidney-beans-canned-drained||||pulse|1|can=240;cup=177|Canned & jars|Proteins|240 400 g can;255 15 oz can|4.24|E||
pinto-beans-dried||||pulse|1|cup=193;tbsp=12|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|3.48|E||
pinto-beans-cooked||||pulse|1|cup=171;tbsp=10.6;can=240|Canned & jars|Proteins|240 400 g can;250 250 g pouch|3.84|P||
pinto-beans-canned-drained||||pulse|1|can=240;cup=171|Canned & jars|Proteins|240 400 g can;255 15 oz can|4.23|E||
navy-beans-dried||||pulse|1|cup=208|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|3.95|E||
white-beans-dried||||pulse|1|cup=202;tbsp=12.6|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|4.23|E||
cannellini-beans-dried||||pulse|1|cup=202|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|4.23|e||
cannellini-beans-canned-drained||||pulse|1|cup=179;can=240|Canned & jars|Proteins|240 400 g can;255 15 oz can|4.38|e||
great-northern-beans-canned-drained||||pulse|1|cup=177;can=240|Canned & jars|Proteins|240 400 g can;255 15 oz can|4.38|E||
adzuki-beans-dried||||pulse|1|cup=197|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|3.68|b||
black-eyed-peas-dried||||pulse|1|cup=167;tbsp=10.5|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|4.73|E||
chickpeas-dried||||pulse|1|cup=200;tbsp=12.5|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|3.68|b||
chickpeas-cooked||||pulse|1|cup=164;can=240|Canned & jars|Proteins|240 400 g can;250 250 g pouch|4.32|P||
chickpeas-canned-drained||||pulse|1|cup=152;can=240|Canned & jars|Proteins|240 400 g can;255 15 oz can|4.31|P||
chickpea-flour||wheat gluten||pulse|1|cup=92;tbsp=5.75|Baking|Pantry|500 500 g bag;624 22 oz bag;1000 1 kg bag|6|||
fava-beans-dried||||pulse|1|cup=150;tbsp=9.4|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|4.5|||
lentils-green-or-brown-dried||wheat gluten||pulse|1|cup=192;tbsp=12|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|4.52|E||
lentils-cooked||wheat gluten||pulse|1|cup=198;tbsp=12.3;can=240|Canned & jars|Proteins|240 400 g can;250 250 g pouch|6.49|P||
red-lentils-dried||wheat gluten||pulse|1|cup=192|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|4.52|e||
lima-beans-dried||||pulse|1|cup=178;tbsp=11.1|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|5.88|E||
lupin-beans-dried|lupin|||pulse|1|cup=180|Grains, pasta & rice|Proteins|500 500 g bag|9|||
mung-beans-dried||||pulse|1|cup=207;tbsp=13|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|3.68|b||
split-peas-dried||||pulse|1|cup=197|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|4.52|e||
pigeon-peas-dried||||pulse|1|cup=205|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|4.5|||
soybeans-dried|soy|||pulse|1|cup=186|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|3.5|||
baked-beans-canned||mustard||pulse added-sugar|1|cup=254;can=415|Canned & jars|Proteins|415 415 g can;454 16 oz can|3.42|P||
refried-beans-vegetarian||||pulse|1|cup=242;can=444|Canned & jars|Proteins|430 430 g can;454 16 oz can|3.51|P||
refried-beans-traditional|||meat|pulse|1|cup=238;can=442|Canned & jars|Proteins|430 430 g can;454 16 oz can|3.51|P||
urad-dal-black-gram-dried||||pulse|1|cup=207|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|4.5|||
white-rice-long-grain||||grain|1|cup=185|Grains, pasta & rice|Pantry|500 500 g bag;907 2 lb bag;1000 1 kg bag|2.45|B||
white-rice-cooked||||grain|1|cup=158;packet=250|Grains, pasta & rice|Pantry|249 8.8 oz pouch;250 250 g pouch|6|||
white-rice-medium-grain||||grain|1|cup=195|Grains, pasta & rice|Pantry|500 500 g bag;907 2 lb bag;1000 1 kg bag|2.45|b||
white-rice-short-grain-sushi||||grain|1|cup=200|Grains, pasta & rice|Pantry|500 500 g bag;907 2 lb bag;1000 1 kg bag|3.4|||
basmati-rice||||grain|1|cup=185|Grains, pasta & rice|Pantry|500 500 g bag;907 2 lb bag;1000 1 kg bag|3.6|||
jasmine-rice||||grain|1|cup=185|Grains, pasta & rice|Pantry|500 500 g bag;907 2 lb bag;1000 1 kg bag|3.6|||
brown-rice-long-grain||||grain|1|cup=185|Grains, pasta & rice|Pantry|500 500 g bag;907 2 lb bag;1000 1 kg bag|3.39|p||
brown-rice-cooked||||grain|1|cup=202|Grains, pasta & rice|Pantry|249 8.8 oz pouch;250 250 g pouch|6.5|||
brown-rice-medium-grain||||grain|1|cup=190|Grains, pasta & rice|Pantry|500 500 g bag;907 2 lb bag;1000 1 kg bag|3.39|||
parboiled-rice||||grain|1|cup=185|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|2.45|b||
glutinous-rice||||grain|1|cup=185|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|7.27|p||
black-rice||||grain|1|cup=185|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|8.5|||
wild-rice||||grain|1|cup=160|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|14|||
quinoa||||pseudo-grain|1|cup=170|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|9.5|||
quinoa-cooked||||pseudo-grain|1|cup=185|Grains, pasta & rice|Pantry|227 8 oz pouch;250 250 g pouch|6|||
bulgur|wheat gluten|||grain|1|cup=140|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|6|||
couscous|wheat gluten|||grain|1|cup=173|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|6.5|||
couscous-cooked|wheat gluten|||grain|1|cup=157|Grains, pasta & rice|Pantry|250 250 g pouch|9|||
pearl-barley|gluten|wheat||grain|1|cup=200|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|4.17|p||
buckwheat-groats-kasha||wheat gluten||pseudo-grain|1|cup=164|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|9|||
millet||wheat gluten||grain|1|cup=200|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|2.63|p||
amaranth||||pseudo-grain|1|cup=193|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|10|||
teff||||grain|1|cup=193|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|10|||
spelt|wheat gluten|||grain|1|cup=174|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|7|||
farro-pearled|wheat gluten|||grain|1|cup=174|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|8.5|||
sorghum-grain||wheat gluten||grain|1|cup=192|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|7|||
freekeh-proxy-khorasan-wheat|wheat gluten|||grain|1|cup=186|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|9|||
rolled-oats|gluten|wheat||grain|1|cup=81;tbsp=5;packet=28|Grains, pasta & rice|Pantry|500;510 18 oz;1000 1 kg;1191 42 oz|5.82|P||
steel-cut-oats|gluten|wheat||grain|1|cup=156|Grains, pasta & rice|Pantry|500;510 18 oz;1000 1 kg;1191 42 oz|5.82|p||
oat-bran|gluten|wheat||grain|1|cup=94;tbsp=5|Grains, pasta & rice|Pantry|400;454 16 oz|8.51|P||
wheat-bran|wheat gluten|||grain|1|cup=58;tbsp=5|Grains, pasta & rice|Pantry|400;454 16 oz|7.73|P||
wheat-germ|wheat gluten|||grain|1|cup=115;tbsp=7.2|Grains, pasta & rice|Pantry|400;454 16 oz|17.44|P||
cornmeal||wheat gluten||grain|1|cup=122|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|2.6|||
polenta-degermed-cornmeal||wheat gluten||grain|1|cup=157|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|3.5|||
corn-grits||wheat gluten||grain|1|cup=156;tbsp=9.7|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|2.47|p||
farina-cream-of-wheat|wheat gluten|||grain|1|cup=176;tbsp=10.9|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|6|||
popcorn-kernels-air-popped||||grain|1|cup=8;cup kernel=200;tbsp kernel=12.5|Nuts, seeds & snacks|Pantry|500 500 g bag;907 2 lb bag|4|||
puffed-rice-cereal||wheat gluten soy||grain processed|1|cup=14|Grains, pasta & rice|Pantry|340 12 oz;350|21.15|P||
granola|tree_nut gluten|milk peanut wheat soy sesame|honey|grain added-sugar processed|1|cup=122;tbsp=7.6|Grains, pasta & rice|Pantry|340 12 oz;400;500|13.58|P||
pasta-dry|wheat gluten|soy||grain|1|cup=91;cup macaroni=115;cup ditalini=115;cup elbow=115;cup penne=95;cup farfalle=81;cup rotini=96;cup shell=64;cup lasagna=90;sheet=18;cup orzo=170|Grains, pasta & rice|Pantry|454 1 lb;500;1000 1 kg|3.03|B||
pasta-cooked|wheat gluten|||grain|1|cup=124;cup spaghetti packed=151;cup elbow not packed=120;cup elbow packed=132;cup penne=107;cup farfalle=107;cup rotini=107;cup shell=105;cup lasagne=116|Grains, pasta & rice|Pantry|250|6|||
whole-wheat-pasta-dry|wheat gluten|soy||grain|1|cup=91;cup elbow=122;cup penne=95;cup farfalle=81;cup rotini=96;cup shell=64;cup lasagne=90;cup orzo=170|Grains, pasta & rice|Pantry|454 1 lb;500;1000 1 kg|3.85|p||
gluten-free-corn-pasta-dry||soy||grain|1|cup=105|Grains, pasta & rice|Pantry|340 12 oz;400;500|6.5|||
fresh-pasta|egg wheat gluten|soy|egg|grain|1|cup=90;sheet=25|Chilled & plant-based|Pantry|250;255 9 oz;400|9||5|
egg-noodles-dry|egg wheat gluten|soy|egg|grain|1|cup=38;nest=50;sheet=18;packet=250|Grains, pasta & rice|Pantry|250;340 12 oz;375|5|||
rice-noodles-dry||||grain|1|cup=60;nest=50|Grains, pasta & rice|Pantry|200;397 14 oz;400|7|||
soba-noodles-dry|wheat gluten|||grain pseudo-grain|1|bundle=90|Grains, pasta & rice|Pantry|250;269 9.5 oz|9|||
somen-noodles-dry|wheat gluten|egg||grain|1|bundle=90|Grains, pasta & rice|Pantry|300;397 14 oz|6|||
cellophane-noodles-dry||||pulse starchy processed|1|cup=140;nest=50|Grains, pasta & rice|Pantry|170 6 oz;200|9|||
white-bread|wheat gluten|milk soy sesame||grain|1|cup=35;cup crumbs=45;slice=32;large=30;medium=29;cup breadcrumb=45;cup crumb=45;tbsp breadcrumb=2.8|Bakery|Pantry|400;567 20 oz;800|4.02|B|5|
whole-wheat-bread|wheat gluten|milk soy sesame||grain|1|slice=32|Bakery|Pantry|400;567 20 oz;800|6.2|B|5|
multigrain-bread|wheat gluten sesame|milk soy||grain|1|slice=32;large=41|Bakery|Pantry|400;680 24 oz;800|5.27|p|5|
rye-bread|wheat gluten|soy sesame||grain|1|slice=32|Bakery|Pantry|400;454 16 oz;500|9.06|P|5|
pumpernickel-bread|wheat gluten|soy sesame||grain|1|slice=26|Bakery|Pantry|400;454 16 oz;500|9.54|p|5|
sourdough-or-french-bread|wheat gluten|sesame||grain|1|stick=250;slice=40;loaf=450;piece=60;baguette=250;cup=40|Bakery|Pantry|400;454 16 oz;500|7.42|P|5|
italian-bread|wheat gluten|soy sesame||grain|1|slice=30;piece=70;loaf=450;roll=70;cup=40|Bakery|Pantry|350;397 14 oz;400|6.32|P|5|
sprouted-wheat-bread|wheat gluten soy|sesame||grain pulse|1|slice=38|Frozen|Pantry|600;680 24 oz|9.48|P||
gluten-free-white-bread|egg|milk soy lupin|egg|grain|1|slice=28|Bakery|Pantry|400;500;510 18 oz|17.32|P|5|
gluten-free-tortilla||milk egg soy||grain|1|piece=45;medium=45;small=30;large=62;6 inch=30;8 inch=45;10 inch=62|Bakery|Pantry|270 pack of 6;360 pack of 8|16||14|
gluten-free-bun|egg|milk soy sesame lupin|egg|grain|1|piece=75|Bakery|Pantry|300 pack of 4|17.32||5|
pita-white|wheat gluten|soy sesame||grain|1|piece=60;mini=28;small=28;large=60|Bakery|Pantry|300 pack of 5;360 pack of 6|8.41|P|5|
pita-whole-wheat|wheat gluten|soy sesame||grain|1|piece=64;small=28;large=64|Bakery|Pantry|300 pack of 5;360 pack of 6|11.74|P|5|
naan|milk wheat gluten|egg soy sesame|dairy|grain|1|piece=90;mini=50|Bakery|Pantry|180 pack of 2;360 pack of 4|15.65|P|5|
chapati-or-roti|wheat gluten|soy||grain|1|piece=68;small=40;roti=45;chapati=45;phulka=30|Bakery|Pantry|400 pack of 6|14.14|P|5|
focaccia|wheat gluten|milk soy sesame||grain|1|piece=57|Bakery|Pantry|300;397 14 oz|10.81|P|5|
flour-tortilla|wheat gluten|soy sesame||grain|1|piece=49;medium=49;small=30;large=72;6 inch=30;8 inch=49;10 inch=72;12 inch=104;street=25|Bakery|Pantry|392 pack of 8;490 pack of 10|6.27|P|14|
whole-wheat-tortilla|wheat gluten|soy sesame||grain|1|piece=41;small=30;large=72;6 inch=30;8 inch=41;10 inch=72|Bakery|Pantry|328 pack of 8|9.48|P|14|
corn-tortilla||||grain|1|piece=24;4 inch=12;6 inch=24;8 inch=38;street=14|Bakery|Pantry|288 pack of 12;720 pack of 30|2.59|P|14|
taco-shells||wheat gluten||grain refined-oil processed|1|piece=13.3;medium=13.3;large=21|Canned & jars|Pantry|160 pack of 12|11.86|P||
bagel|wheat gluten|milk egg soy sesame||grain|1|piece=105;mini=26;small=69;medium=105;large=131|Bakery|Pantry|380 pack of 4;475 pack of 5|6.63|p|5|
english-muffin|wheat gluten|milk soy sesame||grain|1|piece=57|Bakery|Pantry|228 pack of 4;342 pack of 6|9.1|P|5|
hamburger-bun|wheat gluten|milk egg soy sesame||grain|1|piece=48|Bakery|Pantry|176 pack of 4;352 pack of 8|5.96|P|5|
whole-wheat-burger-bun|wheat gluten|milk egg soy sesame||grain|1|piece=56|Bakery|Pantry|224 pack of 4;448 pack of 8|8.31|P|5|
dinner-roll|wheat gluten|milk egg soy sesame||grain|1|piece=28;small=25;large=43;dinner=28;roll=57;bap=57|Bakery|Pantry|168 pack of 6;336 pack of 12|8.66|p|5|
croissant|milk egg wheat gluten|tree_nut soy|dairy|grain|1|piece=57;mini=28;small=42;medium=57;large=67|Bakery|Pantry|228 pack of 4|13.58|P|5|
breadcrumbs-dry|wheat gluten|milk egg soy sesame||grain|1|cup=108;tbsp=6.75|Baking|Pantry|400;425 15 oz|4.02|b||
breadcrumbs-seasoned|wheat gluten|milk egg soy sesame celery||grain processed|1|cup=120;tbsp=7.5|Baking|Pantry|200;400;425 15 oz|5.5|||
croutons|wheat gluten|milk egg soy||grain refined-oil processed|1|cup=30|Bakery|Pantry|140;142 5 oz|9.4|P||
saltine-crackers|wheat gluten|milk soy sesame||grain processed|1|cup=70;piece=3;sleeve=113|Nuts, seeds & snacks|Pantry|300;454 16 oz|7.28|P||
graham-crackers|wheat gluten|milk soy||grain added-sugar processed|1|cup=84;piece=15;small=7;large=15;sleeve=135|Nuts, seeds & snacks|Pantry|400;408 14.4 oz|10.7|P||
rye-crispbread|gluten|milk wheat sesame||grain|1|cup=55;piece=10;slice=10|Nuts, seeds & snacks|Pantry|250;255 9 oz|9|||
matzo|wheat gluten|||grain|1|piece=28|Nuts, seeds & snacks|Pantry|300;450;454 16 oz|8.85|P||
rice-cakes||sesame||grain|1|piece=9|Nuts, seeds & snacks|Pantry|100;130;142 5 oz|20.65|P||
phyllo-dough|wheat gluten|soy||grain|1|piece=19;sheet=19|Frozen|Pantry|270;454 16 oz;454|8|||
puff-pastry-frozen|wheat gluten|milk||grain refined-oil processed|1|sheet=245|Frozen|Pantry|320;375;490 17.3 oz|8.5|||
pie-crust-refrigerated|wheat gluten|milk egg soy|meat|grain processed|1|piece=200|Chilled & plant-based|Pantry|320;400 14.1 oz|8.5||21|
wonton-wrappers|egg wheat gluten|soy|egg|grain|1|piece=8;roll=24|Chilled & plant-based|Pantry|340 12 oz;340|7||10|
tortilla-chips||wheat gluten||grain refined-oil processed|1|cup=26;piece=2;handful=28;cup crushed=56|Nuts, seeds & snacks|Pantry|200;300;312 11 oz|10.37|P||
potato-chips||milk||starchy refined-oil processed|1|cup=21;piece=1.8;handful=28|Nuts, seeds & snacks|Pantry|150;200;227 8 oz|14.17|P||
pretzels|wheat gluten|milk soy sesame||grain processed|1|cup=45;piece=6;mini=2;stick=1|Nuts, seeds & snacks|Pantry|200;250;454 16 oz|8.66|P||
all-purpose-flour|wheat gluten|||grain|1|cup=125;tbsp=7.8|Baking|Pantry|1000 1 kg bag;1500 1.5 kg bag;2268 5 lb bag|1.21|B||1
bread-flour|wheat gluten|||grain|1|cup=137|Baking|Pantry|1000 1 kg bag;1500 1.5 kg bag;2268 5 lb bag|1.21|b||1
cake-flour|wheat gluten|||grain|1|cup=137|Baking|Pantry|907 2 lb bag;1000 1 kg bag|1.21|b||
self-rising-flour|wheat gluten|||grain|1|cup=125|Baking|Pantry|1000 1 kg bag;1500 1.5 kg bag;2268 5 lb bag|1.21|b||1
whole-wheat-flour|wheat gluten|||grain|1|cup=120|Baking|Pantry|1000 1 kg bag;1500 1.5 kg bag;2268 5 lb bag|1.21|b||1
semolina|wheat gluten|||grain|1|cup=167|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|2.6|||
rye-flour|gluten|wheat||grain|1|cup=102|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|2.6|||
spelt-flour|wheat gluten|||grain|1|cup=120|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|4.5|||
buckwheat-flour||wheat gluten||pseudo-grain|1|cup=120|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|7|||
oat-flour|gluten|wheat||grain|1|cup=104|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|6|||
rice-flour-white||||grain|1|cup=158|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|5.5|||
rice-flour-brown||||grain|1|cup=158|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|5.5|||
glutinous-rice-flour||||grain|1|cup=158|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|5.5|||
corn-flour-masa-harina||||grain|1|cup=114|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|3.6|||
cornstarch||||grain starchy|1|cup=128;tbsp=8;tsp=2.7|Baking|Pantry|250;454 16 oz;500|4.5|||1
tapioca-pearls-or-starch||||starchy|1|cup=152;tbsp=8;cup flour=120;cup starch=120;tbsp flour=7.5;tbsp starch=7.5;tsp flour=2.5;tsp starch=2.5|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|7|||
arrowroot||||starchy|1|cup=128;tbsp=8;tsp=2.7|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|14|||
potato-flour||||starchy|1|cup=160|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|8|||
almond-flour|tree_nut|peanut|||1|cup=95;tbsp=6|Baking|Pantry|200 200 g bag;450 450 g bag;454 16 oz bag|25.95|p||
coconut-flour||sulphite|||1|cup=112;tbsp=7|Baking|Pantry|454 16 oz bag;500 500 g bag|9|||
cassava-flour||||starchy|1|cup=120;tbsp=7.5|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|12|||
soy-flour|soy|wheat gluten||pulse|1|cup=84;tbsp=5.2|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|8|||
sorghum-flour||wheat gluten||grain|1|cup=121|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|8|||
millet-flour||wheat gluten||grain|1|cup=119|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|8|||
quinoa-flour||||pseudo-grain|1|cup=112;tbsp=7|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|13|||
baking-powder||wheat gluten|||1|tsp=4.6;tbsp=13.8;sachet=11|Baking|Pantry|100;200;227 8 oz|14|||1
baking-soda|||||1|tsp=4.6;tbsp=13.8|Baking|Pantry|100;200;227 8 oz|4|||1
cream-of-tartar|||||1|tsp=3;tbsp=9|Baking|Pantry|40;43 1.5 oz;50|50|||1
active-dry-yeast|||||1|tsp=3.1;tbsp=9.3;piece=7.2;cup=192;sachet=7|Baking|Pantry|21;57 2 oz jar;100|30|||1
gelatin-powder||fish|gelatin||1|piece=7;tsp=2.8;tbsp=7;sachet=7;leaf=2|Baking|Pantry|28 1 oz;28;50|60|||
pectin|||||1|piece=50;tbsp=9|Baking|Pantry|50 1.75 oz;50|40|||
cocoa-powder-unsweetened|||||1|cup=86;tbsp=5.4;tsp=1.8|Baking|Pantry|125;227 8 oz;250|18|||1
dark-chocolate-70-85||milk tree_nut peanut soy||added-sugar|1|square=10;piece=10;cup=170;bar=100|Nuts, seeds & snacks|Pantry|99 3.5 oz;100|23.12|P||
semisweet-chocolate-chips||milk tree_nut peanut soy||added-sugar processed|1|cup=168;cup mini chips=173;cup large chips=182;tbsp=10.5|Baking|Pantry|200;340 12 oz;340|10.93|P||
milk-chocolate|milk soy|tree_nut peanut wheat gluten|dairy|added-sugar processed|1|cup=168;square=10;bar=100;piece=10|Baking|Pantry|100;200;312 11 oz|15|||
white-chocolate|milk soy|tree_nut peanut|dairy|added-sugar processed|1|cup=170;tbsp=14;bar=100;square=10|Baking|Pantry|100;200;312 11 oz|13.74|P||
unsweetened-baking-chocolate||milk tree_nut peanut soy|||1|cup=132;square=28;piece=28|Baking|Pantry|100;113 4 oz|20|||
vanilla-extract|||||1|cup=208;tsp=4.2;tbsp=13;ml=0.88;pod=4.2;bean=4.2|Baking|Pantry|52 2 fl oz bottle;53 60 ml bottle|220|||1
marshmallows||egg|gelatin|added-sugar processed|1|mini=0.7;cup=50;piece=7|Baking|Pantry|150;200;283 10 oz|7.39|P||
carob-flour|||||1|cup=103;tbsp=6|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|14|||
malt-syrup-barley|gluten|wheat||grain added-sugar|1|cup=332;tbsp=21|Baking|Pantry|340 340 g jar;567 20 oz jar|11|||
barley-malt-flour|gluten|wheat||grain|1|cup=162|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|9|||
white-sugar||||added-sugar|1|cup=200;tsp=4.2;tbsp=12.5|Baking|Pantry|500 500 g bag;1000 1 kg bag;1814 4 lb bag|2.26|B||1
brown-sugar||||added-sugar|1|cone=200;cup=220;tsp=4.6;cup unpacked=145;tbsp=13.8|Baking|Pantry|500 500 g bag;907 2 lb bag;1000 1 kg bag|3.19|P||1
powdered-sugar||||added-sugar|1|cup=120;tbsp=8;tsp=2.5;cup sifted=100|Baking|Pantry|500 500 g bag;907 2 lb bag|3.06|P||1
honey|||honey||1|cup=339;tbsp=21;tsp=7;ml=1.42|Canned & jars|Pantry|340 12 oz bottle;340 340 g jar;500 500 g jar|13.88|P||1
maple-syrup|||||1|cup=315;tbsp=20;tsp=6.7;ml=1.33|Canned & jars|Pantry|330 330 g bottle;332 250 ml bottle;472 12 fl oz bottle|24|||
agave-syrup||||added-sugar|1|cup=330;tsp=6.9;tbsp=21;ml=1.37|Canned & jars|Pantry|342 250 ml bottle;476 11.75 fl oz bottle|11.46|P||
molasses||sulphite||added-sugar|1|cup=337;tbsp=20;ml=1.4|Baking|Pantry|340 340 g jar;497 12 fl oz bottle|9.21|P||
corn-syrup-light||||grain added-sugar|1|cup=341;tbsp=22;ml=1.44|Baking|Pantry|677 470 ml bottle;681 16 fl oz bottle|5.03|P||
stevia-powder||||processed|1|tsp=1;tbsp=3;sachet=1|Baking|Pantry|50;99 3.5 oz;100|28.33|P||1
jam||sulphite||added-sugar|1|tbsp=20;cup=320;tsp=6.7|Canned & jars|Pantry|340 12 oz jar;340 340 g jar|7.61|P||
orange-marmalade||sulphite||added-sugar|1|cup=320;tbsp=20|Canned & jars|Pantry|340 12 oz jar;340 340 g jar|8.56|P||
apple-butter||||added-sugar|1|cup=282;tbsp=17|Canned & jars|Pantry|340 340 g jar;482 17 oz jar|9|||
chocolate-hazelnut-spread|milk tree_nut soy|peanut|dairy|added-sugar refined-oil processed|1|tbsp=18.5;tsp=6.2|Canned & jars|Pantry|350 350 g jar;369 13 oz jar|11.5|P||
chocolate-syrup||milk tree_nut peanut soy||added-sugar processed|1|cup=304;tbsp=19|Baking|Pantry|400 400 g bottle;680 24 oz bottle|4.72|P||
almonds|tree_nut|peanut|||1|cup=143;cup slivered=108;cup ground=95;cup sliced=92;piece=1.2;tbsp=9;cup flaked=92|Nuts, seeds & snacks|Pantry|100 100 g bag;200 200 g bag;227 8 oz bag|25.95|P||
almonds-blanched|tree_nut|peanut|||1|cup=145;tbsp=9.1|Nuts, seeds & snacks|Pantry|100 100 g bag;200 200 g bag;227 8 oz bag|25.95|p||
almond-paste-marzipan|tree_nut|egg peanut||added-sugar|1|cup=227;tbsp=14|Baking|Pantry|198 7 oz;200|20.27|P||
brazil-nuts|tree_nut|peanut|||1|cup=133;piece=5|Nuts, seeds & snacks|Pantry|100 100 g bag;200 200 g bag;227 8 oz bag|34.46|P||
cashews|tree_nut|peanut|||1|cup=137;piece=1.6|Nuts, seeds & snacks|Pantry|100 100 g bag;200 200 g bag;227 8 oz bag|33.72|P||
cashews-roasted|tree_nut|peanut|||1|cup=137;tbsp=8.6;piece=1.6|Nuts, seeds & snacks|Pantry|100 100 g bag;200 200 g bag;227 8 oz bag|25.18|P||
chestnuts-roasted||||starchy|1|cup=143;piece=8.4|Canned & jars|Pantry|142 5 oz;180;200|20.58|P||
coconut-shredded-unsweetened||sulphite|||1|cup=93;tbsp=5.8|Baking|Pantry|200 200 g bag;227 8 oz bag|11.75|P||
coconut-shredded-sweetened||sulphite||added-sugar|1|cup=93|Baking|Pantry|200 200 g bag;397 14 oz bag|11.75|P||
coconut-fresh|||||0.52|cup=80;piece=397;medium=397|Produce|Produce|763 1 piece|4||7|
hazelnuts|tree_nut|peanut|||1|cup=135;cup ground=75;cup chopped=115;piece=1.4|Nuts, seeds & snacks|Pantry|100 100 g bag;200 200 g bag;227 8 oz bag|24.21|P||
macadamia-nuts|tree_nut|peanut|||1|cup=134;piece=2.6|Nuts, seeds & snacks|Pantry|100 100 g bag;200 200 g bag;227 8 oz bag|48.46|P||
mixed-nuts|tree_nut peanut|sesame||pulse|1|cup=131|Nuts, seeds & snacks|Pantry|100 100 g bag;200 200 g bag;227 8 oz bag|19.72|P||
peanuts-raw|peanut|tree_nut||pulse|1|cup=146;tbsp=9;piece=1|Nuts, seeds & snacks|Pantry|200 200 g bag;227 8 oz bag|6.27|P||
peanuts-dry-roasted|peanut|tree_nut||pulse|1|cup=146;tbsp=9;piece=1|Nuts, seeds & snacks|Pantry|200 200 g bag;227 8 oz bag|8.21|P||
pecans|tree_nut|peanut|||1|cup=109;cup half=99;piece=1.5;half=1.5|Nuts, seeds & snacks|Pantry|100 100 g bag;200 200 g bag;227 8 oz bag|33.15|P||
pine-nuts|tree_nut|peanut|||1|cup=135;tbsp=8.6|Nuts, seeds & snacks|Pantry|50 50 g bag;57 2 oz bag;100 100 g bag|89.67|P||
pistachios|tree_nut|peanut|||1|cup=123;piece=0.7|Nuts, seeds & snacks|Pantry|100 100 g bag;200 200 g bag;227 8 oz bag|34.74|P||
walnuts|tree_nut|peanut|||1|cup=117;cup half=100;cup ground=80;cup shelled=100;cup piece=120;half=2;piece=4|Nuts, seeds & snacks|Pantry|100 100 g bag;200 200 g bag;227 8 oz bag|23.41|P||
chia-seeds||tree_nut peanut|||1|tbsp=10.3;cup=163;tsp=3.4|Nuts, seeds & snacks|Pantry|150 150 g bag;227 8 oz bag;300 300 g bag|16.82|P||
flaxseed||tree_nut peanut|||1|cup=168;tbsp=10.3;tsp=3.4;egg=7;tbsp ground=7;tbsp milled=7;cup ground=104;tsp ground=2.5;cup meal=104;tbsp meal=7;tsp meal=2.5|Nuts, seeds & snacks|Pantry|150 150 g bag;227 8 oz bag;300 300 g bag|11.58|P||
hemp-seeds||tree_nut peanut|||1|tbsp=10;cup=160;tsp=3.3|Nuts, seeds & snacks|Pantry|150 150 g bag;227 8 oz bag;300 300 g bag|26|||
poppy-seeds||sesame|||1|tsp=2.8;tbsp=8.8;cup=140.8|Nuts, seeds & snacks|Pantry|50;74 2.6 oz;100|18|||1
pumpkin-seeds||tree_nut peanut|||1|cup=129;tbsp=8|Nuts, seeds & snacks|Pantry|150 150 g bag;227 8 oz bag;300 300 g bag|14.29|P||
sesame-seeds|sesame|tree_nut peanut|||1|cup=144;tbsp=9;tsp=3|Nuts, seeds & snacks|Pantry|100;113 4 oz;250|12|||1
sesame-seeds-toasted|sesame|tree_nut peanut|||1|cup=144;tbsp=9;tsp=3|Nuts, seeds & snacks|Pantry|100;113 4 oz;250|12|||1
sunflower-seeds||tree_nut peanut|||1|cup=140;tbsp=8.75|Nuts, seeds & snacks|Pantry|150 150 g bag;227 8 oz bag;300 300 g bag|14.47|P||
olive-oil|||||1|cup=216;tbsp=13.5;tsp=4.5;ml=0.916|Oils & condiments|Pantry|458 16.9 fl oz bottle;458 500 ml bottle;916 1 l bottle|13.94|P||1
canola-oil||||refined-oil|1|cup=218;tbsp=14;tsp=4.5;ml=0.916|Oils & condiments|Pantry|458 16.9 fl oz bottle;458 500 ml bottle;916 1 l bottle|5.62|p||1
vegetable-oil-soybean|soy|||pulse refined-oil|1|cup=218;tbsp=13.6;tsp=4.5;ml=0.916|Oils & condiments|Pantry|458 16.9 fl oz bottle;458 500 ml bottle;916 1 l bottle|5.62|P||1
sunflower-oil||||refined-oil|1|cup=218;tbsp=14;tsp=4.5;ml=0.916|Oils & condiments|Pantry|458 16.9 fl oz bottle;458 500 ml bottle;916 1 l bottle|5.62|p||1
corn-oil||||grain refined-oil|1|cup=218;tbsp=13.6;tsp=4.5;ml=0.916|Oils & condiments|Pantry|458 16.9 fl oz bottle;458 500 ml bottle;916 1 l bottle|3.32|P||1
peanut-oil|peanut|||pulse refined-oil|1|cup=216;tbsp=13.5;tsp=4.5;ml=0.916|Oils & condiments|Pantry|458 16.9 fl oz bottle;458 500 ml bottle;916 1 l bottle|9|||1
sesame-oil|sesame||||1|cup=218;tbsp=13.6;tsp=4.5;ml=0.916|Oils & condiments|Pantry|229 250 ml bottle;230 8.5 fl oz bottle|30.28|P||1
coconut-oil|||||1|cup=218;tbsp=13.6;tsp=4.5|Oils & condiments|Pantry|300 300 g jar;397 14 oz jar;500 500 g jar|17.05|P||1
avocado-oil|||||1|cup=218;tbsp=14;tsp=4.5;ml=0.916|Oils & condiments|Pantry|229 250 ml bottle;230 8.5 fl oz bottle|20|||1
grapeseed-oil||||refined-oil|1|cup=218;tbsp=13.6;tsp=4.5;ml=0.916|Oils & condiments|Pantry|458 16.9 fl oz bottle;458 500 ml bottle;916 1 l bottle|12|||1
walnut-oil|tree_nut||||1|cup=218;tbsp=13.6;tsp=4.5;ml=0.916|Oils & condiments|Pantry|229 250 ml bottle;230 8.5 fl oz bottle|28|||1
flaxseed-oil|||||1|cup=218;tbsp=13.6;ml=0.916|Oils & condiments|Pantry|229 250 ml bottle;230 8.5 fl oz bottle|26|||1
palm-oil||||refined-oil|1|cup=216;tbsp=13.6;tsp=4.5|Oils & condiments|Pantry|300 300 g jar;397 14 oz jar;500 500 g jar|8|||1
rice-bran-oil||||refined-oil|1|cup=218;tbsp=13.6;tsp=4.5;ml=0.916|Oils & condiments|Pantry|458 16.9 fl oz bottle;458 500 ml bottle;916 1 l bottle|8|||1
cooking-spray||soy||refined-oil processed|1|spray=0.25;tsp=4|Oils & condiments|Pantry|140 140 g can;142 5 oz can|20|||1
lard|||meat||1|cup=205;tbsp=12.8;tsp=4.3|Dairy & eggs|Pantry|250;454 1 lb|7||90|
beef-tallow|||meat||1|cup=205;tbsp=12.8;tsp=4.3|Oils & condiments|Pantry|300 300 g jar;397 14 oz jar|16|||
duck-fat|||poultry||1|cup=205;tbsp=12.8;tsp=4.3|Oils & condiments|Pantry|198 7 oz jar;200 200 g jar|22|||
bacon-fat|||meat||1|tsp=4.3;tbsp=12.9|Oils & condiments|Pantry|200 200 g jar|12|||
vegetable-shortening||soy||refined-oil processed|1|cup=205;tbsp=12.8;tsp=4.3|Oils & condiments|Pantry|250;454 1 lb|7|||
margarine-stick||milk soy||refined-oil processed|1|cup=227;tbsp=14;tsp=4.7;stick=113|Dairy & eggs|Dairy & Alternatives|250;454 1 lb|5.51|P|90|
vegan-buttery-spread||tree_nut soy||refined-oil processed|1|tbsp=14;cup=224;tsp=4.7|Chilled & plant-based|Dairy & Alternatives|250;369 13 oz|5.13|p|90|
mayonnaise|egg mustard|soy|egg|refined-oil processed|1|cup=220;tbsp=13.8;tsp=4.6|Oils & condiments|Pantry|400 400 g jar;425 15 oz jar;850 30 oz jar|6.26|P|60|
mayonnaise-light|egg mustard|soy|egg|refined-oil processed|1|tbsp=15;cup=240;tsp=4.6|Oils & condiments|Pantry|400 400 g jar;425 15 oz jar;850 30 oz jar|6.3||60|
vegan-mayonnaise-tofu|soy mustard|||pulse refined-oil processed|1|cup=240;tbsp=15|Oils & condiments|Pantry|240 240 g jar;340 12 oz jar|13.83|P|60|
ranch-dressing|milk egg|soy celery mustard|dairy|refined-oil processed|1|tbsp=15;cup=240|Oils & condiments|Pantry|254 250 ml bottle;480 16 fl oz bottle|7.22|p|60|
italian-dressing||milk soy celery mustard sulphite||added-sugar refined-oil processed|1|cup=235;tbsp=14.7|Oils & condiments|Pantry|248 250 ml bottle;470 16 fl oz bottle|7.84|P|60|
caesar-dressing|milk egg fish mustard|soy celery|fish|refined-oil processed animal-rennet|1|cup=235;tbsp=14.7|Oils & condiments|Pantry|248 250 ml bottle;470 16 fl oz bottle|8.82|P|60|
blue-cheese-dressing|milk egg|soy mustard|dairy|refined-oil processed animal-rennet|1|cup=245;tbsp=15|Oils & condiments|Pantry|259 250 ml bottle;490 16 fl oz bottle|8.71|P|60|
thousand-island-dressing|egg|soy mustard sulphite|egg|added-sugar refined-oil processed|1|cup=250;tbsp=16|Oils & condiments|Pantry|264 250 ml bottle;500 16 fl oz bottle|6.18|P|60|
allspice-ground|||||1|piece=0.15;tsp=1.9;tbsp=6;cup=96;berry=0.1|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|38|||1
anise-seed|||||1|tsp=2.1;tbsp=6.7;cup=107.2|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|38|||1
basil-dried|||||1|tsp=0.7;tbsp=2.1;cup=33.6|Spices & herbs|Pantry|10 10 g jar;14 0.5 oz jar;15 15 g jar|70|||1
bay-leaf|||||1|tsp=0.6;tbsp=1.8;cup=28.8;piece=0.2;leaf=0.2|Spices & herbs|Pantry|10 10 g jar;14 0.5 oz jar;15 15 g jar|110|||1
black-pepper|||||1|tsp=2.3;tbsp=6.9;cup=110.4;pinch=0.2;peppercorn=0.05;grind=0.2|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|48|||1
white-pepper|||||1|tsp=2.4;tbsp=7.1;cup=113.6;pinch=0.2|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|48|||1
caraway-seed|||||1|tsp=2.1;tbsp=6.7;cup=107.2|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|38|||1
cardamom|||||1|tsp=2;tbsp=5.8;cup=92.8;piece=0.2;pod=0.2|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|120|||1
cayenne-pepper|||||1|tsp=1.8;tbsp=5.3;cup=84.8;pinch=0.2|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|48|||1
celery-seed|celery||||1|tsp=2;tbsp=6.5;cup=104|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|48|||1
chili-powder|||||1|tsp=2.7;tbsp=8;cup=128|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|38|||1
cinnamon-ground|||||1|tsp=2.6;tbsp=7.8;cup=124.8;stick=3;piece=3;cm=0.4|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|38|||1
cloves-ground|||||1|tsp=2.1;tbsp=6.5;cup=104;piece=0.1|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|48|||1
coriander-ground|||||1|tsp=1.8;tbsp=5;cup=80|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|38|||1
cumin|||||1|tsp=2.1;tbsp=6;cup=96|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|38|||1
curry-powder||celery mustard|||1|tsp=2;tbsp=6.3;cup=100.8|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|48|||1
dill-dried|||||1|tsp=1;tbsp=3.1;cup=49.6|Spices & herbs|Pantry|10 10 g jar;14 0.5 oz jar;15 15 g jar|70|||1
fennel-seed|||||1|tsp=2;tbsp=5.8;cup=92.8|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|38|||1
fenugreek-seed||||pulse|1|tsp=3.7;tbsp=11.1;cup=177.6|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|48|||1
garlic-powder|||||1|tsp=3.1;tbsp=9.7;cup=155.2|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|38|||1
ginger-ground|||||1|tsp=1.8;tbsp=5.2;cup=83.2|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|38|||1
mace-ground|||||1|tsp=1.7;tbsp=5.3;cup=84.8|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|48|||1
marjoram-dried|||||1|tsp=0.6;tbsp=1.7;cup=27.2|Spices & herbs|Pantry|10 10 g jar;14 0.5 oz jar;15 15 g jar|70|||1
mustard-powder|mustard||||1|tsp=2;tbsp=6.3;cup=100.8;tsp seed=3.3;tbsp seed=10|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|38|||1
nutmeg|||||1|tsp=2.2;tbsp=7;cup=112;piece=5|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|48|||1
onion-powder|||||1|tsp=2.4;tbsp=6.9;cup=110.4|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|38|||1
oregano-dried|||||1|tsp=1;tbsp=3|Spices & herbs|Pantry|10 10 g jar;14 0.5 oz jar;15 15 g jar|70|||1
paprika|||||1|tsp=2.3;tbsp=6.8;cup=108.8|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|38|||1
parsley-dried|||||1|tsp=0.5;tbsp=1.6;cup=25.6|Spices & herbs|Pantry|10 10 g jar;14 0.5 oz jar;15 15 g jar|70|||1
pumpkin-pie-spice|||||1|tsp=1.7;tbsp=5.6;cup=89.6|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|48|||1
rosemary-dried|||||1|tsp=1.2;tbsp=3.3;cup=52.8|Spices & herbs|Pantry|10 10 g jar;14 0.5 oz jar;15 15 g jar|70|||1
saffron|||||1|tsp=0.7;tbsp=2.1;cup=33.6;pinch=0.05;thread=0.002;sachet=0.125|Spices & herbs|Pantry|1;2|4500|||1
sage-dried|||||1|tsp=0.7;tbsp=2;cup=32|Spices & herbs|Pantry|10 10 g jar;14 0.5 oz jar;15 15 g jar|70|||1
tarragon-dried|||||1|tsp=0.6;tbsp=1.8;cup=28.8|Spices & herbs|Pantry|10 10 g jar;14 0.5 oz jar;15 15 g jar|70|||1
thyme-dried|||||1|tsp=1;tbsp=2.7;cup=43.2|Spices & herbs|Pantry|10 10 g jar;14 0.5 oz jar;15 15 g jar|70|||1
turmeric|||||1|tsp=3;tbsp=9.4;cup=150.4|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|38|||1
salt|||||1|cup=292;tsp=6;tbsp=18;pinch=0.4;tsp diamond=2.8;tbsp diamond=8.4;tsp morton=4.8;tbsp morton=14.4;tsp kosher=4;tbsp kosher=12;cup kosher=192|Spices & herbs|Pantry|500;737 26 oz;750|1.2|||1
taco-seasoning||milk wheat gluten soy mustard||processed|1|tsp=2.85;tbsp=8.5;sachet=28;packet=28|Spices & herbs|Pantry|28 1 oz;35|35|||1
apple-cider-vinegar||sulphite|||1|cup=239;tbsp=14.9;tsp=5;ml=1.006|Oils & condiments|Pantry|252 250 ml bottle;476 16 fl oz bottle;503 500 ml bottle|4.5|||1
white-vinegar|||||1|cup=238;tbsp=14.9;tsp=5;ml=1.006|Oils & condiments|Pantry|252 250 ml bottle;476 16 fl oz bottle;503 500 ml bottle|4.5|||1
red-wine-vinegar|sulphite||||1|cup=239;tbsp=14.9;tsp=5;ml=1.006|Oils & condiments|Pantry|252 250 ml bottle;476 16 fl oz bottle;503 500 ml bottle|4.5|||1
balsamic-vinegar|sulphite||||1|cup=255;tbsp=16;tsp=5.3;ml=1.08|Oils & condiments|Pantry|270 250 ml bottle;511 16 fl oz bottle;540 500 ml bottle|9|||1
yellow-mustard|mustard|sulphite|||1|cup=249;tsp=5;tbsp=15.6|Oils & condiments|Pantry|200 200 g jar;227 8 oz bottle|6.6|P||1
capers||sulphite|||1|tbsp=8.6;cup=137.6;tsp=2.9|Oils & condiments|Pantry|60 100 g jar;60 3.5 oz jar|18|||
ketchup||celery||added-sugar processed|1|cup=240;tbsp=17;tsp=5.7|Oils & condiments|Pantry|460 460 g bottle;567 20 oz bottle|3.66|P||
dill-pickles||mustard sulphite|||1|cup=155;cup chopped=143;spear=35;slice=7;piece=65;small=35;large=135;gherkin=35;cornichon=6;chip=7|Oils & condiments|Pantry|190 350 g jar;400 24 oz jar|5.12|P||
sweet-pickle-relish||mustard sulphite||added-sugar processed|1|cup=245;tbsp=15|Oils & condiments|Pantry|250 250 g jar;283 10 oz jar|6.34|P||
soy-sauce|wheat gluten soy|||grain pulse processed|1|cup=255;tbsp=16;tsp=5.3;ml=1.15|Oils & condiments|Pantry|172 150 ml bottle;288 250 ml bottle;340 10 fl oz bottle|7.88|P||1
soy-sauce-low-sodium|wheat gluten soy|||grain pulse processed|1|cup=255;tbsp=14.2;tsp=4.5;ml=1.15|Oils & condiments|Pantry|172 150 ml bottle;288 250 ml bottle;340 10 fl oz bottle|7.88|P||1
tamari|soy|wheat gluten||pulse processed|1|tbsp=18;tsp=6;cup=288;ml=1.15|Oils & condiments|Pantry|172 150 ml bottle;288 250 ml bottle;340 10 fl oz bottle|7.88|p||1
fish-sauce|fish||fish||1|tbsp=18;cup=288;tsp=6;ml=1.2|Oils & condiments|Pantry|240 200 ml bottle;240 6.75 fl oz bottle;840 700 ml bottle|18.86|P||1
oyster-sauce|mollusc wheat gluten soy|fish|mollusc|grain pulse added-sugar processed|1|tbsp=18;cup=288;tsp=6|Oils & condiments|Pantry|304 250 ml bottle;324 9 fl oz bottle|11.67|P||
hoisin-sauce|wheat gluten soy sesame|||grain pulse added-sugar processed|1|tbsp=16;cup=256;tsp=5.3|Oils & condiments|Pantry|256 8 fl oz bottle;271 250 ml bottle|11.34|P||
teriyaki-sauce|wheat gluten soy|sesame||grain pulse added-sugar processed|1|cup=288;tbsp=18;floz=36;tsp=6|Oils & condiments|Pantry|304 250 ml bottle;360 10 fl oz bottle|9.81|P||
worcestershire-sauce|fish gluten|wheat soy celery sulphite|fish|grain added-sugar processed|1|cup=275;tbsp=17;tsp=5.7|Oils & condiments|Pantry|174 150 ml bottle;337 290 ml bottle;344 10 fl oz bottle|11|P||1
hot-sauce|||||1|tsp=4.8;tbsp=14.4|Oils & condiments|Pantry|144 5 fl oz bottle;146 150 ml bottle|9.98|P||1
sriracha||sulphite||added-sugar processed|1|tsp=6.5;tbsp=19|Oils & condiments|Pantry|257 200 ml bottle;646 17 fl oz bottle|8.18|P||
barbecue-sauce||fish wheat gluten soy celery mustard||added-sugar processed|1|cup=286;tbsp=17|Oils & condiments|Pantry|400 400 g bottle;510 18 oz bottle|4.61|P||
sweet-and-sour-sauce||wheat gluten soy celery||added-sugar processed|1|tbsp=17.5;cup=280|Oils & condiments|Pantry|296 250 ml bottle;350 10 fl oz bottle|8.46|P||
salsa||sulphite|||1|cup=260;tbsp=18|Oils & condiments|Pantry|300 300 g jar;454 16 oz jar|7.39|P|7|
salsa-verde||sulphite|||1|tbsp=15;cup=240|Oils & condiments|Pantry|230 230 g jar;454 16 oz jar|7.62|P||
enchilada-sauce-red||wheat gluten soy||processed|1|cup=224;can=283|Oils & condiments|Pantry|280 280 g can;283 10 oz can;794 28 oz can|5.24|P||
marinara-sauce||milk celery||processed|1|cup=264;tbsp=16.5;jar=680|Canned & jars|Pantry|350 350 g jar;500 500 g jar;680 24 oz jar|4.08|P||
pizza-sauce||milk celery||processed|1|cup=252;tbsp=15.8|Canned & jars|Pantry|200 200 g jar;397 14 oz jar|4.08|p||
pesto|milk tree_nut|egg peanut|dairy|processed animal-rennet|1|cup=252;tbsp=15.8|Canned & jars|Pantry|170 6 oz jar;190 190 g jar|23.47|P|14|
alfredo-sauce-mix-dry|milk|egg wheat gluten soy celery|dairy|processed animal-rennet|1|tbsp=8;piece=35|Canned & jars|Pantry|35 1.25 oz;35|40|||
peanut-sauce|peanut wheat gluten soy|fish crustacean tree_nut sesame||pulse added-sugar processed|1|tbsp=18;cup=288|Canned & jars|Pantry|350 350 g jar;500 500 g jar;680 24 oz jar|16.4|P||
tartar-sauce|egg mustard|soy sulphite|egg|refined-oil processed|1|tbsp=15;cup=240|Oils & condiments|Pantry|250 250 g jar;340 12 oz bottle;500 500 g jar|10.15|P||
steak-sauce|gluten|fish wheat soy celery mustard sulphite||added-sugar processed|1|tbsp=17;cup=272|Oils & condiments|Pantry|250 250 g jar;340 12 oz bottle;500 500 g jar|11.53|P||
plum-sauce||wheat gluten soy sulphite||added-sugar processed|1|cup=305;tbsp=19|Oils & condiments|Pantry|250 250 g jar;340 12 oz bottle;500 500 g jar|8.98|P||
cocktail-sauce||fish celery mustard sulphite||added-sugar processed|1|cup=240;tbsp=15|Oils & condiments|Pantry|250 250 g jar;340 12 oz bottle;500 500 g jar|10.39|P||
yeast-extract-spread|gluten|wheat celery||grain processed|1|tsp=6;tbsp=18|Oils & condiments|Pantry|125 125 g jar;125 4.4 oz jar;250 250 g jar|26|||
chicken-broth||wheat gluten celery|poultry||1|cup=249;ml=1;can=411|Canned & jars|Pantry|500 500 ml carton;907 32 oz carton;1000 1 l carton|2.03|P||
chicken-broth-low-sodium||wheat gluten celery|poultry||1|cup=240;ml=1;can=411|Canned & jars|Pantry|500 500 ml carton;907 32 oz carton;1000 1 l carton|2.03|P||
chicken-stock-homemade|celery||poultry||1|cup=240;ml=1|Chilled & plant-based|Pantry|500 500 ml carton;907 32 oz carton;1000 1 l carton|3||4|
beef-broth||wheat gluten celery|meat||1|cup=240;can=411;ml=1|Canned & jars|Pantry|500 500 ml carton;907 32 oz carton;1000 1 l carton|2.03|p||
beef-stock-homemade|celery||meat||1|cup=240;ml=1|Chilled & plant-based|Pantry|500 500 ml carton;907 32 oz carton;1000 1 l carton|3||4|
vegetable-broth|celery|wheat gluten|||1|cup=221;can=411;ml=1|Canned & jars|Pantry|500 500 ml carton;907 32 oz carton;1000 1 l carton|2.03|p||
fish-stock|fish celery|crustacean mollusc wheat gluten|fish||1|cup=233;ml=1|Chilled & plant-based|Pantry|500 500 ml carton;907 32 oz carton;1000 1 l carton|5||4|
chicken-bouillon-cube|celery|milk egg wheat gluten soy mustard|poultry|processed|1|piece=10;tsp=5;pot=28|Canned & jars|Pantry|64 2.25 oz;66;80|20|||1
beef-bouillon-cube|celery|milk egg wheat gluten soy mustard|meat|processed|1|piece=10;tsp=5;pot=28|Canned & jars|Pantry|64 2.25 oz;66;80|20|||1
condensed-cream-of-mushroom-soup|milk wheat gluten soy|celery|dairy|grain processed|1|cup=252;can=295|Canned & jars|Pantry|295 295 g can;298 10.5 oz can|5.5|||
water|||||1|floz=29.6;cup=236.8;ml=1;tbsp=14.8;tsp=4.9;cube=30|Other|Pantry|1000 1 l tap|0.002|||1
coffee-brewed|||||1|cup=237;floz=29.67;ml=1|Drinks|Pantry|4000 250 g packet;5400 12 oz packet|1.25|||1
espresso|||||1|floz=29.6;cup=236.8;ml=1;shot=30|Drinks|Pantry|500 250 g packet|10|||1
instant-coffee-powder|||||1|tsp=1|Drinks|Pantry|100 100 g jar;198 7 oz jar|55|||1
black-tea-brewed|||||1|cup=237;floz=29.67;ml=1;packet=237;sachet=237|Drinks|Pantry|4000 pack of 20|0.75|||1
green-tea-brewed|||||1|cup=245;floz=29.6;ml=1;packet=237;sachet=237|Drinks|Pantry|4000 pack of 20|0.75|||1
red-wine|sulphite|milk egg fish||alcohol|1|floz=29.4;cup=235.2;ml=0.99;tbsp=14.7;glass=150|Drinks|Pantry|742 750 ml bottle|13.83|B|5|
white-wine|sulphite|milk egg fish||alcohol|1|floz=29.4;cup=235.2;ml=0.99;tbsp=14.7;glass=150|Drinks|Pantry|742 750 ml bottle|13.83|B|5|
cooking-wine|sulphite|milk egg fish||processed alcohol|1|tsp=4.9;floz=29;cup=232;ml=0.98|Drinks|Pantry|363 370 ml bottle;464 16 fl oz bottle|6|||
beer|gluten|fish wheat sulphite||grain alcohol|1|floz=29.7;can=356;cup=237.6;ml=1|Drinks|Pantry|330 330 ml bottle;355 12 fl oz can;355 355 ml can|4|||
sake||||grain alcohol|1|floz=29.1;cup=232.8;ml=0.98|Drinks|Pantry|294 300 ml bottle;706 720 ml bottle|15|||
rum||||alcohol|1|floz=28;cup=224;ml=0.95|Drinks|Pantry|665 700 ml bottle;712 750 ml bottle|18.6|P||
vodka||||alcohol|1|floz=28;cup=224;ml=0.95|Drinks|Pantry|665 700 ml bottle;712 750 ml bottle|17.55|P||
club-soda|||||1|floz=29.6;can=474;cup=236.8;ml=1|Drinks|Pantry|1000 1 l bottle;1000 33.8 fl oz bottle|1.42|P||
chicken-breast-skinless|||poultry||1|piece=175;small=120;medium=175;large=240;fillet=175;cup=140|Meat|Proteins|300;454 1 lb;500;1000 1 kg|9.2|B|2|
chicken-breast-with-skin|||poultry||0.8|piece=174|Meat|Proteins|300;454 1 lb;500;1000 1 kg|8.424|p|2|
chicken-thigh-skinless|||poultry||1|piece=110;fillet=110|Meat|Proteins|400;454 1 lb;500;1000 1 kg|9.2|b|2|
chicken-thigh-with-skin|||poultry||0.82|piece=150|Meat|Proteins|300;454 1 lb;500;1000 1 kg|6.158|p|2|
chicken-drumstick-with-skin|||poultry||0.67|piece=75|Meat|Proteins|454 1 lb;500;1000 1 kg|2.874|p|2|
chicken-leg-quarter-with-skin|||poultry||0.73|piece=344|Meat|Proteins|907 2 lb;1000 1 kg|2.154|p|2|
chicken-wing|||poultry||0.54|piece=50|Meat|Proteins|300;454 1 lb;500;1000 1 kg|7.5||2|
whole-chicken-with-skin|||poultry||0.68|piece=1000|Meat|Proteins|1200 1.2 kg;1500 1.5 kg;1588 3.5 lb|4.49|B|2|
ground-chicken|||poultry||1|cup=225|Meat|Proteins|250;400;454 1 lb;500|9.2|b|2|
chicken-liver|||poultry||1|piece=44;cup=140|Meat|Proteins|300;454 1 lb;500;1000 1 kg|4.73|p|2|
rotisserie-chicken-breast||soy celery mustard|poultry|processed|0.64|cup=140;piece=640;breast=140;thigh=100;whole=640|Chilled & plant-based|Proteins|900|11||3|
turkey-breast-skinless|||poultry||1|piece=170;slice=56;cup=140|Meat|Proteins|300;454 1 lb;500;1000 1 kg|11||2|
turkey-thigh-skinless|||poultry||1|piece=250|Meat|Proteins|300;454 1 lb;500;1000 1 kg|9.85|p|2|
whole-turkey-with-skin|||poultry||0.71|piece=5002|Meat|Proteins|5000 5 kg;5443 12 lb|4||2|
ground-turkey|||poultry||1|piece=114;cup=225|Meat|Proteins|250;400;454 1 lb;500|14.2|p|2|
ground-turkey-93-lean|||poultry||1|cup=225|Meat|Proteins|250;400;454 1 lb;500|14.2|p|2|
duck-meat-only|||poultry||1|piece=170|Meat|Proteins|350;400;454 1 lb|18.44|p|2|
duck-with-skin|||poultry||0.72|piece=200;whole=1400;breast=200|Meat|Proteins|2000 2 kg;2268 5 lb|12.28|p|2|
deli-turkey-breast||milk wheat gluten soy sulphite|poultry|processed processed-meat|1|slice=20|Meat|Proteins|100;150;200;227 8 oz;340 12 oz|17.55|P|7|
deli-chicken-breast||milk wheat gluten soy sulphite|poultry|processed processed-meat|1|slice=20|Meat|Proteins|100;150;200;227 8 oz;340 12 oz|18.98|P|7|
turkey-bacon|||poultry|processed processed-meat|1|slice=16|Meat|Proteins|100;150;200;227 8 oz;340 12 oz|20.51|p|7|
turkey-sausage||milk wheat gluten soy mustard sulphite|poultry|processed processed-meat|1|piece=56;patty=35|Meat|Proteins|200;227 8 oz;340 12 oz;400|11.35|p|7|
ground-beef-80-lean|||meat||1|cup=225;patty=113;burger=113|Meat|Proteins|250;400;454 1 lb;500|15.26|B|2|
ground-beef-85-lean|||meat||1|cup=225|Meat|Proteins|250;400;454 1 lb;500|15.26|B|2|
ground-beef-90-lean|||meat||1|cup=225|Meat|Proteins|250;400;454 1 lb;500|15.26|b|2|
ground-beef-93-lean|||meat||1|cup=225|Meat|Proteins|250;400;454 1 lb;500|15.26|b|2|
ground-beef-95-lean|||meat||1|cup=225|Meat|Proteins|250;400;454 1 lb;500|15.26|b|2|
beef-sirloin-steak|||meat||0.97|piece=225|Meat|Proteins|225;300;454 1 lb;500|31.65|B|2|
beef-ribeye-steak|||meat||0.96|piece=227|Meat|Proteins|227;300;454 1 lb|38||2|
beef-strip-steak|||meat||0.91|piece=227|Meat|Proteins|227;300;454 1 lb|36||2|
beef-tenderloin-filet|||meat||0.99|piece=170|Meat|Proteins|250;454 1 lb;500;1000 1 kg|58||2|
beef-flank-steak|||meat||1|piece=450|Meat|Proteins|454 1 lb;500;600|29||2|
beef-skirt-steak|||meat||0.99|piece=450|Meat|Proteins|454 1 lb;500;600|30||2|
beef-chuck-roast|||meat||0.94|piece=679|Meat|Proteins|800;907 2 lb;1000 1 kg|20.28|p|2|
beef-stew-meat|||meat||1|cup=225|Meat|Proteins|400;454 1 lb;500|21.1|p|2|
beef-brisket|||meat||0.99|piece=1855|Meat|Proteins|800;907 2 lb;1000 1 kg|14.43|p|2|
beef-short-ribs|||meat||0.65|piece=150;rib=150|Meat|Proteins|500;907 2 lb;1000 1 kg|22||2|
beef-top-round|||meat||0.99|piece=450|Meat|Proteins|454 1 lb;500;600|21||2|
beef-tri-tip|||meat||0.99|piece=450|Meat|Proteins|454 1 lb;500;600|27||2|
beef-liver|||meat||1|slice=85;piece=85|Meat|Proteins|250;454 1 lb;500;1000 1 kg|9.47|p|2|
corned-beef-brisket||celery mustard|meat|processed-meat|0.99|slice=28|Meat|Proteins|100;150;200;227 8 oz;340 12 oz|18.98|p|7|
beef-jerky|wheat gluten soy||meat|added-sugar processed processed-meat|1|piece=20;large=20|Meat|Proteins|50;81 2.85 oz;85|85.7|P|7|
deli-roast-beef||milk wheat gluten soy sulphite|meat|processed processed-meat|1|slice=20|Meat|Proteins|100;150;200;227 8 oz;340 12 oz|28.18|P|7|
veal-cutlet|||meat||1|piece=115|Meat|Proteins|250;454 1 lb;500;1000 1 kg|34||2|
ground-veal|||meat||1|cup=225|Meat|Proteins|250;400;454 1 lb;500|18||2|
ground-lamb|||meat||1|cup=225|Meat|Proteins|250;400;454 1 lb;500|23.69|p|2|
lamb-leg|||meat||0.79|cup=225;steak=150;leg=2000|Meat|Proteins|500;907 2 lb;1000 1 kg|21.28|p|2|
lamb-shoulder|||meat||0.79|cup=225|Meat|Proteins|500;907 2 lb;1000 1 kg|21.28|p|2|
lamb-loin-chop|||meat||0.7|piece=95;rack=350|Meat|Proteins|250;454 1 lb;500;1000 1 kg|25.49|p|2|
lamb-stew-meat|||meat||1|cup=225|Meat|Proteins|400;454 1 lb;500|26.94|p|2|
lamb-shank|||meat||0.48|piece=240|Meat|Proteins|400;800|15||2|
ground-bison|||meat||1|piece=113;cup=225|Meat|Proteins|250;400;454 1 lb;500|30.13|p|2|
venison|||meat||1|piece=150;cup=225|Meat|Proteins|250;454 1 lb;500;1000 1 kg|25.91|p|2|
rabbit|||meat||0.75|piece=900;cup=225;leg=150|Meat|Proteins|250;454 1 lb;500;1000 1 kg|18||2|
goat-meat|||meat||1|piece=150;cup=225|Meat|Proteins|250;454 1 lb;500;1000 1 kg|17.71|p|2|
ground-pork|||meat||1|cup=225|Meat|Proteins|250;400;454 1 lb;500|8.24|b|2|
ground-pork-96-lean|||meat||1|cup=225|Meat|Proteins|250;400;454 1 lb;500|9||2|
pork-tenderloin|||meat||0.95|piece=505|Meat|Proteins|400;454 1 lb;500|8.24|b|2|
pork-chop-bone-in|||meat||0.75|piece=199|Meat|Proteins|250;454 1 lb;500;1000 1 kg|9.99|b|2|
pork-chop-boneless|||meat||1|piece=170|Meat|Proteins|250;454 1 lb;500;1000 1 kg|9.99|B|2|
pork-loin-roast|||meat||1|piece=170|Meat|Proteins|500;907 2 lb;1000 1 kg|8.24|b|2|
pork-shoulder|||meat||0.76|piece=288;cup=225|Meat|Proteins|1000 1 kg;1361 3 lb;1500 1.5 kg|8.24|b|2|
pork-belly|||meat||0.95|slice=60|Meat|Proteins|400;454 1 lb;500|8.24|b|2|
pork-spareribs|||meat||0.7|piece=30;rack=850|Meat|Proteins|800;907 2 lb;1000 1 kg|8.24|b|2|
pork-baby-back-ribs|||meat||0.63|piece=30;rack=620|Meat|Proteins|800;907 2 lb;1000 1 kg|8.24|b|2|
bacon|||meat|processed-meat|1|slice=28;cup=140|Meat|Proteins|200;250;340 12 oz;454 16 oz|14.56|B|7|
canadian-bacon|||meat|processed-meat|1|slice=28.5|Meat|Proteins|100;150;200;227 8 oz;340 12 oz|25.09|p|14|
ham-cured-whole|||meat|processed-meat|0.63|cup=140;steak=225;hock=300|Meat|Proteins|907 2 lb;1000 1 kg|7.075|p|7|
deli-ham||milk wheat gluten soy sulphite|meat|processed processed-meat|1|slice=20;cup=135|Meat|Proteins|100;150;200;227 8 oz;340 12 oz|16.31|P|7|
salami-dry||milk wheat gluten soy sulphite|meat|processed processed-meat|1|slice=9.8|Meat|Proteins|100;150;200;227 8 oz;340 12 oz|22.52|P|14|
pepperoni||milk wheat gluten soy sulphite|meat|processed processed-meat|1|piece=2;slice=2|Meat|Proteins|100;150;200;227 8 oz;340 12 oz|24.78|P|14|
chorizo-cured||milk wheat gluten soy mustard sulphite|meat|processed processed-meat|1|piece=60|Meat|Proteins|100;150;200;227 8 oz;340 12 oz|15.89|P|14|
italian-sausage||milk wheat gluten soy mustard sulphite|meat|processed processed-meat|1|piece=113|Meat|Proteins|400;454 1 lb;500|10.43|p|7|
breakfast-pork-sausage||milk wheat gluten soy mustard sulphite|meat|processed processed-meat|1|piece=57;breakfast=25;link=25;chipolata=28|Meat|Proteins|200;227 8 oz;340 12 oz;400|9.61|p|7|
bratwurst||milk egg wheat gluten soy celery mustard sulphite|meat|processed processed-meat|1|piece=85|Meat|Proteins|100;150;200;227 8 oz;340 12 oz|12.92|P|7|
polish-sausage-kielbasa||milk wheat gluten soy mustard sulphite|meat|processed processed-meat|1|piece=227;link=85;ring=400;packet=370|Meat|Proteins|200;227 8 oz;340 12 oz;400|10.03|P|7|
beef-hot-dog||milk wheat gluten soy mustard sulphite|meat|processed processed-meat|1|piece=50|Meat|Proteins|100;150;200;227 8 oz;340 12 oz|12.62|P|7|
mortadella||milk tree_nut soy sulphite|meat|processed processed-meat|1|slice=15|Meat|Proteins|100;150;200;227 8 oz;340 12 oz|20||7|
liver-pate||milk egg wheat gluten soy celery mustard sulphite|meat|processed processed-meat|1|tbsp=13;cup=208|Meat|Proteins|150;200;227 8 oz|11.27|p|7|
salmon-atlantic-farmed|fish||fish||1|fillet=150;piece=150;side=1000|Fish & seafood|Proteins|240;300;400;454 1 lb|26.46|P|2|
salmon-atlantic-wild|fish||fish||1|fillet=150;piece=150|Fish & seafood|Proteins|240;300;400;454 1 lb|26.46|p|2|
salmon-sockeye|fish||fish||1|fillet=150;piece=150|Fish & seafood|Proteins|240;300;400;454 1 lb|26.46|p|2|
salmon-pink-canned|fish||fish||1|can=160;cup=150|Canned & jars|Proteins|160 213 g can;315 14.75 oz can|22.28|P||
smoked-salmon|fish||fish||1|cup=136;slice=20;fillet=115|Fish & seafood|Proteins|100;113 4 oz;150|62.69|P|7|
tuna-fresh-yellowfin|fish||fish||1|piece=150;fillet=150;steak=150|Fish & seafood|Proteins|250;400;454 1 lb|29.62|P|2|
tuna-canned-in-water|fish|soy|fish||1|cup=154;can=112|Canned & jars|Proteins|102 145 g can;113 5 oz can|16.93|P||
tuna-canned-in-oil|fish soy||fish|refined-oil|1|cup=146;can=112|Canned & jars|Proteins|102 145 g can;113 5 oz can|16.93|P||
cod-atlantic|fish||fish||1|fillet=150;piece=150|Fish & seafood|Proteins|250;400;454 1 lb|20.28|p|2|
cod-pacific|fish||fish||1|fillet=150;piece=150|Fish & seafood|Proteins|250;400;454 1 lb|20.28|p|2|
salt-cod|fish||fish||1|piece=80|Fish & seafood|Proteins|400;454 1 lb|24.05|P|60|
haddock|fish||fish||1|fillet=150;piece=150|Fish & seafood|Proteins|250;400;454 1 lb|20.28|p|2|
pollock-alaska|fish||fish||1|fillet=150;piece=150|Fish & seafood|Proteins|250;400;454 1 lb|12||2|
tilapia|fish||fish||1|fillet=116;piece=116|Fish & seafood|Proteins|250;400;454 1 lb|13.25|p|2|
halibut|fish||fish||1|fillet=150;piece=150|Fish & seafood|Proteins|250;400;454 1 lb|45||2|
flounder-or-sole|fish||fish||1|fillet=150;piece=150|Fish & seafood|Proteins|250;400;454 1 lb|19.56|p|2|
catfish|fish||fish||1|fillet=116;piece=116|Fish & seafood|Proteins|250;400;454 1 lb|14.52|p|2|
rainbow-trout|fish||fish||1|fillet=120;piece=79;whole=180|Fish & seafood|Proteins|250;400;454 1 lb|26.02|p|2|
sea-bass|fish||fish||1|fillet=129;piece=129;whole=250|Fish & seafood|Proteins|250;400;454 1 lb|38.29|p|2|
snapper|fish||fish||1|fillet=150;piece=150;whole=400|Fish & seafood|Proteins|250;400;454 1 lb|17.33|p|2|
mahi-mahi|fish||fish||1|fillet=150;piece=150|Fish & seafood|Proteins|250;400;454 1 lb|24||2|
mackerel|fish||fish||1|fillet=112;piece=112;can=90;whole=200|Fish & seafood|Proteins|250;400;454 1 lb|21.07|p|2|
herring|fish||fish||1|fillet=184;piece=184|Fish & seafood|Proteins|250;400;454 1 lb|13.79|p|2|
sardines-canned-in-oil|fish|soy|fish|refined-oil|1|cup=149;can=92;piece=12;small=12|Canned & jars|Proteins|90 120 g can;92 3.75 oz can|17.84|p||
anchovies-canned-in-oil|fish||fish||1|can=45;piece=4;fillet=4;tbsp=15;tsp=5|Canned & jars|Proteins|30 50 g can;45 2 oz can|53.97|P||
swordfish|fish||fish||1|piece=150;fillet=150;steak=150|Fish & seafood|Proteins|250;400;454 1 lb|32.23|p|2|
monkfish|fish||fish||1|piece=150;fillet=150;steak=150|Fish & seafood|Proteins|250;400;454 1 lb|30||2|
whiting|fish||fish||1|fillet=92;piece=92|Fish & seafood|Proteins|250;400;454 1 lb|7.44|p|2|
perch|fish||fish||1|fillet=60;piece=60|Fish & seafood|Proteins|250;400;454 1 lb|21.68|p|2|
surimi-imitation-crab|egg fish crustacean wheat gluten soy|milk mollusc|fish|grain starchy processed|1|stick=17;piece=17;cup=110|Fish & seafood|Proteins|200;227 8 oz;250|12.13|P|7|
fish-roe|fish||fish||1|tbsp=14;can=227;cup=224|Fish & seafood|Proteins|50;99 3.5 oz jar;100 100 g jar|80||14|
shrimp|crustacean|sulphite|crustacean||0.87|piece=12;small=5;medium=8;large=12;cup=145;jumbo=18|Fish & seafood|Proteins|200;300;400;454 1 lb|28.94|p|2|
shrimp-canned|crustacean|sulphite|crustacean||1|cup=128;can=128;piece=3.2|Canned & jars|Proteins|113 4 oz can;120 120 g can|25|||
crab-canned|crustacean|sulphite|crustacean||1|cup=135;can=125|Canned & jars|Proteins|120 170 g can;125 6 oz can|30|||
crab-dungeness|crustacean|sulphite|crustacean||1|piece=163|Fish & seafood|Proteins|150;200;227 8 oz|75.11|p|2|
lobster|crustacean|sulphite|crustacean||1|piece=150|Fish & seafood|Proteins|150;250|51.24|p|2|
crayfish|crustacean|sulphite|crustacean||1|cup=140;piece=10|Fish & seafood|Proteins|250;454 1 lb|18.7|p|2|
scallops|mollusc|sulphite|mollusc||1|piece=30;small=12;large=35;cup=145|Fish & seafood|Proteins|200;250;454 1 lb|34.31|p|2|
clams|mollusc||mollusc||0.25|cup=227;piece=14.5;small=9;medium=14.5;large=20|Fish & seafood|Proteins|500;907 2 lb;1000 1 kg|13.12|p|2|
clams-canned|mollusc|sulphite|mollusc||1|cup=160;can=100|Canned & jars|Proteins|100 184 g can;105 6.5 oz can|22|||
mussels|mollusc||mollusc||0.3|cup=150;piece=16;small=10;medium=16;large=20|Fish & seafood|Proteins|500;907 2 lb;1000 1 kg|7.407|P|2|
oysters|mollusc||mollusc||1|piece=50;medium=50|Fish & seafood|Proteins|300 pack of 6;600 pack of 12|28.04|P|2|
squid|mollusc||mollusc||1|piece=85;cup=150|Fish & seafood|Proteins|250;400;454 1 lb|13.78|p|2|
octopus|mollusc||mollusc||1|piece=300;cup=150|Fish & seafood|Proteins|300;454 1 lb;500|24.89|p|2|
seitan|wheat gluten soy|||grain pulse processed|1|cup=150;piece=85;slice=30|Chilled & plant-based|Proteins|200;227 8 oz;250|15||10|
nutritional-yeast|||||1|tbsp=5;cup=80|Baking|Pantry|125;142 5 oz;150|38|||
halloumi|milk||dairy||1|slice=30;cup=130;block=225|Dairy & eggs|Dairy & Alternatives|200;250;283 10 oz|22||21|
paneer|milk||dairy||1|cup=130;piece=15;block=225|Dairy & eggs|Dairy & Alternatives|200;250;283 10 oz|16||21|
mascarpone|milk||dairy||1|tbsp=14.5;cup=232|Dairy & eggs|Dairy & Alternatives|200;227 8 oz;250|13||10|
creme-fraiche|milk||dairy||1|tbsp=15;cup=240|Dairy & eggs|Dairy & Alternatives|200;227 8 oz;250|11||10|
skyr|milk||dairy||1|cup=245;tbsp=15.3;pot=170|Dairy & eggs|Dairy & Alternatives|170;450;500;907 32 oz;1000 1 kg|8.4||10|
labneh|milk||dairy||1|tbsp=16;cup=240|Dairy & eggs|Dairy & Alternatives|250;454 16 oz|13||14|
vegan-cheese||tree_nut soy||processed|1|cup=113;slice=20;tbsp=7|Chilled & plant-based|Dairy & Alternatives|200;227 8 oz|18||30|
coconut-yogurt|||||1|cup=245;tbsp=15|Chilled & plant-based|Dairy & Alternatives|350;400;454 16 oz|9||10|
oat-yogurt|gluten|wheat||grain processed|1|cup=245;tbsp=15|Chilled & plant-based|Dairy & Alternatives|350;400;454 16 oz|8||10|
coconut-aminos|||||1|tbsp=17;tsp=5.7;ml=1.15|Oils & condiments|Pantry|272 8 fl oz bottle;288 250 ml bottle|20|||
red-curry-paste||fish crustacean||processed|1|tbsp=16;tsp=5.3|Oils & condiments|Pantry|113 4 oz jar;114 114 g jar;200 200 g jar|22||60|
green-curry-paste||fish crustacean||processed|1|tbsp=16;tsp=5.3|Oils & condiments|Pantry|113 4 oz jar;114 114 g jar;200 200 g jar|22||60|
gochujang|wheat gluten soy|||grain pulse added-sugar processed|1|tbsp=20;tsp=6.7;cup=300|Oils & condiments|Pantry|200;499 17.6 oz;500|12|||
harissa||sulphite|||1|tbsp=16;tsp=5.3|Oils & condiments|Pantry|90 90 g jar;180 180 g jar;283 10 oz jar|16||60|
panko|wheat gluten|milk egg soy sesame||grain|1|cup=60;tbsp=3.8;handful=30|Baking|Pantry|200;400;425 15 oz|8.5|||
gluten-free-breadcrumbs|egg|milk soy lupin|egg|grain|1|cup=108;tbsp=6.8|Baking|Pantry|200;227 8 oz|15|||
garam-masala||celery mustard|||1|tsp=2;tbsp=6|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|50|||1
smoked-paprika|||||1|tsp=2.3;tbsp=6.8|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|45|||1
nori-sheets||fish crustacean mollusc|||1|piece=2.5;sheet=2.5;tsp=0.3;tbsp=1|Oils & condiments|Pantry|25;50|130|||
prosciutto|||meat|processed-meat|1|slice=15|Meat|Proteins|80;100;113 4 oz|38||14|
pancetta|||meat|processed-meat|1|cup=140;slice=10|Meat|Proteins|80;100;113 4 oz|24||14|
mirin||||grain added-sugar alcohol|1|tbsp=17;ml=1.13|Oils & condiments|Pantry|169 150 ml bottle;334 10 fl oz bottle;339 300 ml bottle|9|||
rice-vinegar||||grain|1|tbsp=14.9;ml=1.006|Oils & condiments|Pantry|252 250 ml bottle;476 16 fl oz bottle;503 500 ml bottle|7|||1
sumac|||||1|tsp=2.5;tbsp=7.5|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|40|||1
zaatar|sesame|wheat gluten|||1|tsp=2.3;tbsp=7|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|40|||1
chipotle-in-adobo|||||1|tbsp=16;piece=14;can=198|Oils & condiments|Pantry|198 198 g can;198 7 oz can|11||14|
dashi|fish|wheat gluten soy|fish||1|cup=238;ml=1|Canned & jars|Pantry|500 500 ml carton;1000 1 l carton|3|||
light-coconut-milk||sulphite|||1|cup=240;tbsp=15;can=400;ml=1.01|Canned & jars|Pantry|403 13.5 fl oz can;404 400 ml can|4.5|||
chickpea-pasta||wheat gluten soy||pulse|1|cup=95|Grains, pasta & rice|Pantry|227 8 oz;250;400|10.5|||
red-lentil-pasta||wheat gluten soy||pulse|1|cup=95|Grains, pasta & rice|Pantry|227 8 oz;250;400|10|||
gluten-free-rolled-oats||||grain|1|cup=81;tbsp=5|Grains, pasta & rice|Pantry|450 450 g bag;907 32 oz bag;1000 1 kg bag|7.5|||
gluten-free-flour-blend||lupin||grain starchy|1|cup=140;tbsp=8.8|Baking|Pantry|500 500 g bag;624 22 oz bag;1000 1 kg bag|7|||
vegetable-bouillon-cube|celery|milk wheat gluten soy mustard||processed|1|piece=10;tsp=5;pot=28|Canned & jars|Pantry|64 2.25 oz;66;80|25|||1
sambal-oelek||sulphite|||1|tbsp=15;tsp=5|Oils & condiments|Pantry|200 200 g jar;227 8 oz jar|12|||
black-bean-sauce|wheat gluten soy|sesame||grain pulse added-sugar processed|1|tbsp=17;tsp=5.7|Oils & condiments|Pantry|198 7 oz jar;200 200 g jar|12|||
star-anise|||||1|piece=1;tsp=2|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|60|||1
five-spice||celery mustard|||1|tsp=2;tbsp=6|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|55|||1
cajun-seasoning||celery mustard|||1|tsp=2.7;tbsp=8|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|40|||1
italian-seasoning|||||1|tsp=1;tbsp=3|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|60|||1
chili-flakes|||||1|tsp=1.8;tbsp=5.3;pinch=0.2|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|45|||1
pickled-ginger||sulphite||added-sugar|1|tbsp=15|Oils & condiments|Pantry|100;200 200 g jar;340 12 oz jar|18|||
pea-protein-powder||soy||pulse processed|1|scoop=30;tbsp=8|Baking|Pantry|500 500 g tub;907 2 lb tub;1000 1 kg tub|35|||
pea-milk||||pulse processed|1|cup=243;ml=1.03|Chilled & plant-based|Dairy & Alternatives|975 32 fl oz carton;1030 1 l carton;1949 64 fl oz carton|3.2||7|
erythritol||||processed|1|cup=200;tsp=4.2;tbsp=12.5|Baking|Pantry|250;454 16 oz;500|14|||1
kalamata-olives||sulphite|||1|piece=4;cup=135;tbsp=8.5|Canned & jars|Pantry|120 200 g jar;170 340 g jar;170 6 oz can|19||30|
white-miso|soy|wheat gluten||grain pulse processed|1|tbsp=17;cup=275;tsp=5.7|Oils & condiments|Pantry|150;300;500 500 g tub|14|||
ras-el-hanout||celery mustard|||1|tsp=2;tbsp=6|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|55|||1
berbere||celery mustard||pulse|1|tsp=2.4;tbsp=7.2|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|50|||1
jerk-seasoning||celery mustard|||1|tsp=2.4;tbsp=7.2|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|45|||1
cauliflower-rice|||||1|cup=107;head=575;piece=575;small=265;medium=588;large=840|Produce|Produce|300;340 12 oz;400|7.5||4|
coleslaw-mix|||||1|cup=85|Produce|Produce|300 300 g bag;397 14 oz bag|5||5|
salad-greens-mixed|||||1|cup=30;leaf=5|Produce|Produce|80;120;142 5 oz;200|13||5|
baby-potatoes||||starchy|1|piece=40;cup=150|Produce|Produce|500;680 1.5 lb;750|3.5||21|
tender-stem-broccoli|||||1|cup=91;stalk=20;spear=20;bunch=200|Produce|Produce|200;227 8 oz;250|12||5|
sugar-snap-peas||||pulse|1|cup=63;piece=3.4;handful=50|Produce|Produce|150;200;227 8 oz|13||7|
thai-basil|||||1|cup=24;tbsp=2.65;leaf=0.5;bunch=30;sprig=2.5|Produce|Produce|20;21 0.75 oz;30 1 bunch|90||5|
lime-leaves|||||1|piece=0.5;leaf=0.5|Produce|Produce|10;20|110||14|
galangal|||||1|tbsp=6;slice=2.2;tsp=2;piece=30;inch=14|Produce|Produce|50;100|16||21|
fish-fillet-white|fish||fish||1|fillet=150;piece=150|Fish & seafood|Proteins|240;300;400;454 1 lb|19||2|
guacamole||milk sulphite|||1|cup=240;tbsp=15;scoop=30|Chilled & plant-based|Produce|150;200;227 8 oz|11||3|
anchovies-fresh|fish||fish||1|fillet=10;piece=20|Fish & seafood|Proteins|250;400;454 1 lb|16||2|
striped-bass|fish||fish||1|fillet=129;piece=129|Fish & seafood|Proteins|250;400;454 1 lb|26||2|
bluefish|fish||fish||1|fillet=112;piece=112;can=90|Fish & seafood|Proteins|250;400;454 1 lb|18||2|
eel|fish||fish||1|fillet=150;piece=150|Fish & seafood|Proteins|250;400;454 1 lb|35||2|
grouper|fish||fish||1|fillet=129;piece=129|Fish & seafood|Proteins|250;400;454 1 lb|28||2|
smoked-haddock|fish||fish|processed|1|cup=136;slice=20;fillet=150;piece=150|Fish & seafood|Proteins|100;113 4 oz;150|24||7|
ling|fish||fish||1|fillet=150;piece=150|Fish & seafood|Proteins|250;400;454 1 lb|20||2|
lingcod|fish||fish||1|fillet=150;piece=150|Fish & seafood|Proteins|250;400;454 1 lb|22||2|
king-mackerel|fish||fish||1|fillet=112;piece=112;can=90|Fish & seafood|Proteins|250;400;454 1 lb|20||2|
spanish-mackerel|fish||fish||1|fillet=112;piece=112;can=90|Fish & seafood|Proteins|250;400;454 1 lb|18||2|
mackerel-canned|fish||fish||1|can=92;piece=12;small=12;cup=190|Canned & jars|Proteins|90 120 g can;92 3.75 oz can|12|||
milkfish|fish||fish||1|fillet=129;piece=129|Fish & seafood|Proteins|250;400;454 1 lb|14||2|
ocean-perch|fish||fish||1|fillet=60;piece=60|Fish & seafood|Proteins|250;400;454 1 lb|17||2|
pike|fish||fish||1|fillet=60;piece=60|Fish & seafood|Proteins|250;400;454 1 lb|22||2|
walleye|fish||fish||1|fillet=60;piece=60|Fish & seafood|Proteins|250;400;454 1 lb|28||2|
coley|fish||fish||1|fillet=150;piece=150|Fish & seafood|Proteins|250;400;454 1 lb|13||2|
pompano|fish||fish||1|fillet=129;piece=129|Fish & seafood|Proteins|250;400;454 1 lb|28||2|
rockfish|fish||fish||1|fillet=150;piece=150|Fish & seafood|Proteins|250;400;454 1 lb|20||2|
orange-roughy|fish||fish||1|fillet=150;piece=150|Fish & seafood|Proteins|250;400;454 1 lb|26||2|
sablefish|fish||fish||1|fillet=150;piece=150|Fish & seafood|Proteins|240;300;400;454 1 lb|48||2|
salmon-chinook|fish||fish||1|fillet=150;piece=150|Fish & seafood|Proteins|240;300;400;454 1 lb|44||2|
salmon-chum|fish||fish||1|fillet=150;piece=150|Fish & seafood|Proteins|240;300;400;454 1 lb|16||2|
salmon-coho|fish||fish||1|fillet=150;piece=150|Fish & seafood|Proteins|240;300;400;454 1 lb|26||2|
salmon-pink|fish||fish||1|fillet=150;piece=150|Fish & seafood|Proteins|240;300;400;454 1 lb|14||2|
salmon-sockeye-canned|fish||fish||1|can=160;cup=150|Canned & jars|Proteins|160 213 g can;315 14.75 oz can|18|||
sardines-canned-in-tomato|fish|celery mustard|fish||1|can=92;piece=12;small=12;cup=89|Canned & jars|Proteins|90 120 g can;92 3.75 oz can|12|||
sea-trout|fish||fish||1|fillet=120;piece=79|Fish & seafood|Proteins|250;400;454 1 lb|24||2|
shark|fish||fish||1|piece=150;fillet=150;steak=150|Fish & seafood|Proteins|250;400;454 1 lb|20||2|
sturgeon|fish||fish||1|piece=150;fillet=150;steak=150|Fish & seafood|Proteins|250;400;454 1 lb|40||2|
tilefish|fish||fish||1|fillet=150;piece=150|Fish & seafood|Proteins|250;400;454 1 lb|26||2|
tuna-bluefin|fish||fish||1|piece=150;fillet=150;steak=150|Fish & seafood|Proteins|250;400;454 1 lb|60||2|
tuna-skipjack|fish||fish||1|piece=150;fillet=150;steak=150|Fish & seafood|Proteins|250;400;454 1 lb|22||2|
albacore-canned-in-oil|fish||fish||1|cup=146;can=112|Canned & jars|Proteins|102 145 g can;113 5 oz can|18|||
albacore-canned-in-water|fish||fish||1|cup=154;can=112|Canned & jars|Proteins|102 145 g can;113 5 oz can|16|||
turbot|fish||fish||1|fillet=150;piece=150|Fish & seafood|Proteins|250;400;454 1 lb|40||2|
whitefish|fish||fish||1|fillet=150;piece=150|Fish & seafood|Proteins|250;400;454 1 lb|22||2|
whitefish-smoked|fish||fish|processed|1|slice=20;cup=136;fillet=115;piece=115|Fish & seafood|Proteins|100;113 4 oz;150|36||7|
wolffish|fish||fish||1|fillet=150;piece=150|Fish & seafood|Proteins|250;400;454 1 lb|24||2|
yellowtail|fish||fish||1|piece=150;fillet=150;steak=150|Fish & seafood|Proteins|250;400;454 1 lb|44||2|
lox|fish|mustard|fish|processed|1|cup=136;slice=20;fillet=115|Fish & seafood|Proteins|100;113 4 oz;150|44||7|
caviar|fish||fish|processed|1|can=227;tbsp=16|Fish & seafood|Proteins|50;99 3.5 oz jar;100 100 g jar|160||14|
crab-king|crustacean||crustacean||1|piece=163|Fish & seafood|Proteins|150;200;227 8 oz|90||2|
crab-blue|crustacean||crustacean||1|piece=163|Fish & seafood|Proteins|150;200;227 8 oz|60||2|
crab-snow|crustacean||crustacean||1|piece=163|Fish & seafood|Proteins|150;200;227 8 oz|60||2|
spiny-lobster|crustacean||crustacean||1|piece=150|Fish & seafood|Proteins|150;250|70||2|
abalone|mollusc||mollusc||1|piece=30;small=12;large=35;cup=145|Fish & seafood|Proteins|200;250;454 1 lb|90||2|
cuttlefish|mollusc||mollusc||1|piece=85;cup=150|Fish & seafood|Proteins|250;400;454 1 lb|22||2|
snails|mollusc||mollusc||1|cup=160;can=100|Canned & jars|Proteins|100 184 g can;105 6.5 oz can|40|||
chicken-gizzards|||poultry||1|piece=44;cup=140|Meat|Proteins|300;454 1 lb;500;1000 1 kg|7||2|
chicken-hearts|||poultry||1|piece=44;cup=140|Meat|Proteins|300;454 1 lb;500;1000 1 kg|7||2|
chicken-leg-skinless|||poultry||1|piece=110;fillet=110|Meat|Proteins|400;454 1 lb;500;1000 1 kg|8||2|
chicken-drumstick-skinless|||poultry||0.67|piece=75|Meat|Proteins|300;454 1 lb;500;1000 1 kg|7||2|
cornish-hen|||poultry||0.68|piece=400|Meat|Proteins|1200 1.2 kg;1500 1.5 kg;1588 3.5 lb|12||2|
goose|||poultry||0.72|piece=2900;slice=30;leg=350;breast=450|Meat|Proteins|4000 4 kg;4536 10 lb|22||2|
pheasant|||poultry||0.72|piece=800;breast=150|Meat|Proteins|900;907 2 lb|26||2|
quail|||poultry||0.72|piece=109|Meat|Proteins|350;400;454 1 lb|30||2|
turkey-breast-with-skin|||poultry||1|piece=170;slice=56;cup=140|Meat|Proteins|300;454 1 lb;500;1000 1 kg|11||2|
turkey-leg|||poultry||0.73|piece=344|Meat|Proteins|300;454 1 lb;500;1000 1 kg|8||2|
turkey-wing|||poultry||0.54|piece=180|Meat|Proteins|300;454 1 lb;500;1000 1 kg|7||2|
turkey-liver|||poultry||1|piece=44;cup=140|Meat|Proteins|300;454 1 lb;500;1000 1 kg|8||2|
ostrich|||poultry||0.97|piece=225|Meat|Proteins|225;300;454 1 lb;500|40||2|
wild-boar|||meat||0.76|piece=288;cup=225|Meat|Proteins|1000 1 kg;1361 3 lb;1500 1.5 kg|32||2|
bison-steak|||meat||0.97|piece=225|Meat|Proteins|225;300;454 1 lb;500|44||2|
elk|||meat||1|piece=150;cup=225|Meat|Proteins|250;454 1 lb;500;1000 1 kg|40||2|
ground-venison|||meat||1|cup=225|Meat|Proteins|250;400;454 1 lb;500|26||2|
beef-heart|||meat||1|slice=85;piece=85|Meat|Proteins|250;454 1 lb;500;1000 1 kg|9||2|
beef-kidney|||meat||1|slice=30;piece=450|Meat|Proteins|250;454 1 lb;500;1000 1 kg|8||2|
beef-tongue|||meat||1|slice=30;piece=1200|Meat|Proteins|250;454 1 lb;500;1000 1 kg|14||2|
beef-tripe|||meat||1|slice=85;piece=85|Meat|Proteins|250;454 1 lb;500;1000 1 kg|10||2|
beef-suet|||meat||1|cup=205;tbsp=12.8;tsp=4.3|Oils & condiments|Pantry|300 300 g jar;397 14 oz jar|10|||
beef-shank|||meat||1|cup=225|Meat|Proteins|400;454 1 lb;500|14||2|
beef-eye-of-round|||meat||0.99|piece=450|Meat|Proteins|454 1 lb;500;600|16||2|
beef-bottom-round|||meat||0.99|piece=450|Meat|Proteins|454 1 lb;500;600|15||2|
beef-flat-iron|||meat||1|piece=450|Meat|Proteins|454 1 lb;500;600|22||2|
beef-back-ribs|||meat||0.65|piece=150;rib=150|Meat|Proteins|500;907 2 lb;1000 1 kg|14||2|
veal-shank|||meat||0.48|piece=240|Meat|Proteins|400;800|26||2|
veal-shoulder|||meat||0.79|cup=225|Meat|Proteins|500;907 2 lb;1000 1 kg|22||2|
veal-chop|||meat||0.7|piece=170|Meat|Proteins|250;454 1 lb;500;1000 1 kg|34||2|
veal-liver|||meat||1|slice=85;piece=85|Meat|Proteins|250;454 1 lb;500;1000 1 kg|16||2|
lamb-liver|||meat||1|slice=85;piece=85|Meat|Proteins|250;454 1 lb;500;1000 1 kg|10||2|
lamb-kidney|||meat||1|slice=20;piece=60|Meat|Proteins|250;454 1 lb;500;1000 1 kg|10||2|
lamb-heart|||meat||1|slice=30;piece=120|Meat|Proteins|250;454 1 lb;500;1000 1 kg|9||2|
pork-liver|||meat||1|slice=85;piece=85|Meat|Proteins|250;454 1 lb;500;1000 1 kg|7||2|
pork-kidney|||meat||1|slice=30;piece=120|Meat|Proteins|250;454 1 lb;500;1000 1 kg|7||2|
pork-jowl|||meat||0.95|slice=60|Meat|Proteins|400;454 1 lb;500|9||2|
pork-feet|||meat||0.7|piece=180|Meat|Proteins|800;907 2 lb;1000 1 kg|6||2|
pork-leg|||meat||0.76|piece=288;cup=225|Meat|Proteins|1000 1 kg;1361 3 lb;1500 1.5 kg|8||2|
pork-country-ribs|||meat||0.7|piece=30;rack=1200|Meat|Proteins|800;907 2 lb;1000 1 kg|9||2|
salt-pork|||meat|processed-meat|1|cup=140;slice=10|Meat|Proteins|200;340 12 oz|12||14|
ham-steak|||meat|processed-meat|1|slice=225;piece=225|Meat|Proteins|100;150;200;227 8 oz;340 12 oz|14||14|
blood-sausage|wheat gluten|milk soy celery mustard sulphite|meat|processed processed-meat|1|piece=57;breakfast=25;link=25;chipolata=28;slice=25|Meat|Proteins|200;227 8 oz;340 12 oz|12||7|
bologna||milk wheat gluten soy mustard sulphite|meat|processed processed-meat|1|slice=15|Meat|Proteins|150;200;227 8 oz;340 12 oz|12||7|
knackwurst||milk wheat gluten soy celery mustard sulphite|meat|processed processed-meat|1|piece=85|Meat|Proteins|100;150;200;227 8 oz;340 12 oz|14||7|
liverwurst||milk egg wheat gluten soy celery mustard sulphite|meat|processed processed-meat|1|tbsp=13;cup=208;slice=18|Meat|Proteins|100;150;200;227 8 oz;340 12 oz|16||7|
pastrami||milk wheat gluten soy mustard sulphite|meat|processed processed-meat|1|slice=28|Meat|Proteins|100;150;200;227 8 oz;340 12 oz|26||7|
summer-sausage||milk wheat gluten soy mustard sulphite|meat|processed processed-meat|1|slice=9.8|Meat|Proteins|100;150;200;227 8 oz;340 12 oz|18||14|
brick-cheese|milk||dairy||1|slice=28;cup=132|Dairy & eggs|Dairy & Alternatives|150;200;227 8 oz|18||30|
cheshire-cheese|milk||dairy||1|cup=113;slice=28;cup diced=132;tbsp=7;block=250;stick=21|Dairy & eggs|Dairy & Alternatives|200;227 8 oz;250;400;454 16 oz|18||21|
limburger|milk||dairy||1|slice=28;piece=200;cup=134|Dairy & eggs|Dairy & Alternatives|150;200;227 8 oz;250|24||14|
port-salut|milk||dairy||1|slice=28;cup=132|Dairy & eggs|Dairy & Alternatives|150;200;227 8 oz|26||30|
tilsit|milk||dairy||1|slice=28;cup=113|Dairy & eggs|Dairy & Alternatives|150;200;227 8 oz|22||30|
brunost|milk||dairy||1|slice=28;cup=113|Dairy & eggs|Dairy & Alternatives|150;200;227 8 oz|28||30|
goat-cheese-semisoft|milk||dairy||1|cup=150;tbsp=14;block=115|Dairy & eggs|Dairy & Alternatives|100;113 4 oz;150|28||14|
mozzarella-whole-low-moisture|milk||dairy||1|cup=113;slice=28;cup diced=132;tbsp=7;stick=28;piece=28|Dairy & eggs|Dairy & Alternatives|200;227 8 oz;250;400;454 16 oz|15||21|
queso-anejo|milk||dairy||1|cup=132|Dairy & eggs|Dairy & Alternatives|200;250;283 10 oz|18||21|
queso-asadero|milk||dairy||1|slice=28;cup=132|Dairy & eggs|Dairy & Alternatives|200;250;283 10 oz|18||21|
queso-chihuahua|milk||dairy||1|slice=28;cup=132|Dairy & eggs|Dairy & Alternatives|200;250;283 10 oz|18||21|
queso-blanco|milk||dairy||1|cup=118|Dairy & eggs|Dairy & Alternatives|200;250;283 10 oz|16||21|
sheep-milk|milk||dairy||1|floz=30.5;cup=245|Dairy & eggs|Dairy & Alternatives|975 32 fl oz carton;1030 1 l carton|8||7|
buttermilk-powder|milk||dairy||1|cup=120;tbsp=6.5|Baking|Dairy & Alternatives|300;400;726 25.6 oz|18|||
chocolate-milk|milk|soy|dairy|added-sugar processed|1|floz=30.5;cup=250|Dairy & eggs|Dairy & Alternatives|975 32 fl oz carton;1030 1 l carton;1949 64 fl oz carton;2060 2 l bottle|2.5||6|
eggnog|milk egg||dairy|added-sugar processed|1|floz=30.5;cup=254|Dairy & eggs|Dairy & Alternatives|975 32 fl oz carton;1030 1 l carton;1949 64 fl oz carton;2060 2 l bottle|5||6|
duck-egg|egg||egg||0.92|piece=70|Dairy & eggs|Proteins|120 pack of 12|14||21|
light-sour-cream|milk||dairy||1|cup=230|Dairy & eggs|Dairy & Alternatives|200;227 8 oz;300;454 16 oz|6||14|
whipping-cream-light|milk||dairy||1|floz=29.8;cup=120;tbsp=15|Dairy & eggs|Dairy & Alternatives|250 250 ml carton;300 300 ml carton;473 16 fl oz carton;500 500 ml carton|9||7|
chervil-dried|||||1|tsp=0.6;tbsp=1.9|Spices & herbs|Pantry|10 10 g jar;14 0.5 oz jar;15 15 g jar|90|||1
dill-seed|||||1|tsp=2.1;tbsp=6.6|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|40|||1
poultry-seasoning|||||1|tsp=1.5;tbsp=4.4|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|60|||1
savory-dried|||||1|tsp=1.4;tbsp=4.4|Spices & herbs|Pantry|10 10 g jar;14 0.5 oz jar;15 15 g jar|80|||1
peppermint|||||0.61|leaf=0.15;bunch=30;sprig=2;tbsp=1.6|Produce|Produce|20;21 0.75 oz;30 1 bunch|40||5|
mint-dried|||||1|tsp=0.5;tbsp=1.6|Spices & herbs|Pantry|10 10 g jar;14 0.5 oz jar;15 15 g jar|70|||1
french-dressing|mustard|soy sulphite||added-sugar refined-oil processed|1|tbsp=16;cup=250|Oils & condiments|Pantry|248 250 ml bottle;470 16 fl oz bottle|6||60|
russian-dressing|egg mustard|fish soy celery sulphite|egg|added-sugar refined-oil processed|1|tbsp=15;cup=245|Oils & condiments|Pantry|264 250 ml bottle;500 16 fl oz bottle|8||60|
honey-mustard-dressing|mustard|egg soy sulphite|honey|added-sugar refined-oil processed|1|tbsp=15|Oils & condiments|Pantry|248 250 ml bottle;470 16 fl oz bottle|8||60|
coleslaw-dressing|egg|soy mustard sulphite|egg|added-sugar refined-oil processed|1|tbsp=16;cup=250|Oils & condiments|Pantry|254 250 ml bottle;480 16 fl oz bottle|7||60|
green-goddess-dressing|milk egg|fish soy mustard sulphite|dairy|refined-oil processed|1|tbsp=15;cup=245|Oils & condiments|Pantry|254 250 ml bottle;480 16 fl oz bottle|9||60|
sesame-dressing|wheat gluten soy sesame|egg mustard sulphite||added-sugar refined-oil processed|1|cup=245|Oils & condiments|Pantry|248 250 ml bottle;470 16 fl oz bottle|9||60|
safflower-oil||||refined-oil|1|cup=218;tsp=4.5|Oils & condiments|Pantry|458 16.9 fl oz bottle;458 500 ml bottle;916 1 l bottle|9|||1
cottonseed-oil||||refined-oil|1|cup=218;tsp=4.5|Oils & condiments|Pantry|458 16.9 fl oz bottle;458 500 ml bottle;916 1 l bottle|5|||1
almond-oil|tree_nut||||1|cup=218;tsp=4.5|Oils & condiments|Pantry|229 250 ml bottle;230 8.5 fl oz bottle|30|||1
hazelnut-oil|tree_nut||||1|cup=218;tsp=4.5|Oils & condiments|Pantry|229 250 ml bottle;230 8.5 fl oz bottle|35|||1
cocoa-butter|||||1|cup=218;tsp=4.5|Oils & condiments|Pantry|300 300 g jar;397 14 oz jar;500 500 g jar|35|||1
chicken-fat|||poultry||1|tbsp=12.8;cup=205|Oils & condiments|Pantry|198 7 oz jar;200 200 g jar|12|||
goose-fat|||poultry||1|tbsp=12.8;cup=205|Oils & condiments|Pantry|198 7 oz jar;200 200 g jar|16|||
mustard-oil|mustard||||1|tbsp=14;cup=218;tsp=4.5|Oils & condiments|Pantry|458 16.9 fl oz bottle;458 500 ml bottle;916 1 l bottle|9|||1
star-fruit|||||0.97|cup=132;large=124;medium=91;small=70;piece=91|Produce|Produce|71 1 piece|9||7|
cherimoya|||||0.69|cup=160;piece=235|Produce|Produce|253 1 piece|10||7|
black-currants|||||0.98|piece=6;cup=112|Produce|Produce|150;170;170 6 oz|18||3|
red-currants|||||0.98|piece=6;cup=112|Produce|Produce|150;170;170 6 oz|20||3|
elderberries|||||0.96|piece=6;cup=145|Produce|Produce|150;170;170 6 oz|20||3|
gooseberries|||||0.96|piece=6;cup=150|Produce|Produce|150;170;170 6 oz|16||3|
cape-gooseberries|||||0.94|piece=6;cup=140|Produce|Produce|150;170;170 6 oz|20||3|
jujubes-dried|||||1|piece=7;cup=150|Nuts, seeds & snacks|Pantry|150 150 g bag;227 8 oz bag;250 250 g bag;500 500 g bag|14|||
kumquats|||||0.93|piece=19|Produce|Produce|96 1 piece;907 2 lb;1000 1 kg|12||14|
longans|||||0.53|cup=190;piece=3.2|Produce|Produce|250;500|12||7|
loquats|||||0.65|cup=149;large=20;medium=16;small=13.6;piece=16|Produce|Produce|38 1 piece|10||7|
mulberries|||||0.96|cup=140;piece=1.5|Produce|Produce|150;170;170 6 oz|22||3|
pomelo|||||0.56|cup=190;piece=609|Produce|Produce|502 1 piece|4||14|
prickly-pear|||||0.75|cup=149;piece=103|Produce|Produce|71 1 piece|6||7|
quince|||||0.61|cup=125;cup sliced=109;piece=92|Produce|Produce|202 1 piece;1000 1 kg;1361 3 lb|6||21|
soursop|||||0.67|cup=225;piece=625|Produce|Produce|253 1 piece|9||7|
sapodilla|||||0.8|piece=157;small=157;large=781;cup=241|Produce|Produce|253 1 piece|9||7|
asian-pear|||||0.91|cup=161;cup sliced=140;piece=122|Produce|Produce|198 1 piece|5||6|
breadfruit||||starchy|0.78|cup=220;piece=384|Produce|Produce|275 1 piece|6||7|
feijoa|||||0.57|cup=243;piece=42|Produce|Produce|71 1 piece|9||7|
candied-fruit||sulphite||added-sugar processed|1|cup=160|Nuts, seeds & snacks|Pantry|150 150 g bag;227 8 oz bag;250 250 g bag;500 500 g bag|14|||
crab-apple|||||0.92|piece=35;cup=110|Produce|Produce|202 1 piece;1000 1 kg;1361 3 lb|5||21|
alfalfa-sprouts|||||1|cup=33;tbsp=3|Produce|Produce|200;300|12||3|
bitter-melon|||||0.83|slice=9.9;piece=124;cup=93|Produce|Produce|218 1 piece|5||7|
burdock-root|||||0.75|cup=118;piece=156|Produce|Produce|141 1 piece|10||21|
cardoon|||||0.49|stalk=40;strip=4;piece=40;small=17;medium=40;large=64;bunch=400;head=400;heart=200;cup=178|Produce|Produce|450;454 1 lb|8||14|
chicory-greens|||||0.82|cup=29;bunch=200|Produce|Produce|250 1 bunch;340 1 bunch|8||7|
lambs-lettuce|||||1|cup=56|Produce|Produce|80;120;142 5 oz;200|16||5|
black-eyed-peas-fresh||||pulse|0.51|cup=145|Produce|Produce|250;454 1 lb;500|7||4|
yardlong-beans|||||0.95|piece=5.5;cup=91;bunch=200|Produce|Produce|250;454 1 lb;500|7||7|
garden-cress|||||0.71|sprig=2.5;cup=50;bunch=50|Produce|Produce|80;120;142 5 oz;200|18||5|
bottle-gourd|||||0.7|slice=9.9;piece=196;cup=116;small=400;medium=700;large=1000|Produce|Produce|218 1 piece|4||7|
luffa|||||0.73|slice=9.9;piece=196;small=118;medium=196;large=323;cup=95|Produce|Produce|218 1 piece|5||7|
wood-ear-dried|||||1|piece=3.6;cup=28|Nuts, seeds & snacks|Pantry|28 1 oz;30;50|40|||
morels|||||1|piece=5.4;cup=66|Produce|Produce|99 3.5 oz;100;125;150|80||7|
mountain-yam||||starchy|0.83|small=60;medium=130;large=180;piece=250;cup=136|Produce|Produce|284 1 piece|8||21|
purslane|||||0.76|sprig=2.5;cup=43;piece=3|Produce|Produce|80;120;142 5 oz;200|10||5|
salsify|||||0.87|piece=120;cup=133|Produce|Produce|141 1 piece|9||21|
soybean-sprouts|soy|||pulse|1|cup=70|Produce|Produce|200;300|5||3|
hubbard-squash|||||0.64|piece=431;cup=116|Produce|Produce|937 1 piece|4||21|
water-spinach|||||0.77|bunch=340;leaf=10;cup=56|Produce|Produce|200;283 10 oz;300|7||4|
taro-leaves|||||0.6|leaf=48;cup=28;bunch=250|Produce|Produce|250 1 bunch;340 1 bunch|9||7|
water-chestnuts-fresh|||||0.77|slice=6;piece=659;small=365;medium=659;large=1200;cup=124|Produce|Produce|716 1 piece|8||21|
winter-melon|||||0.71|slice=60;piece=2000;cup=132|Produce|Produce|218 1 piece|4||7|
pasilla-dried|||||1|piece=7|Spices & herbs|Pantry|50;57 2 oz;100|35|||
chili-peppers-dried|||||1|piece=1.5;cup=37;arbol=0.5;guajillo=6;chipotle=3;pasilla=6;kashmiri=1;small=0.8|Spices & herbs|Pantry|50;57 2 oz;100|30|||
fiddleheads|||||0.53|cup=134;spear=16;piece=16;small=12;medium=16;large=20;bunch=200;stalk=16|Produce|Produce|250 1 bunch;450 1 bunch|30||7|
epazote|||||0.85|sprig=2.22;bunch=50;leaf=0.2;tbsp=0.8|Produce|Produce|30;60 1 bunch|30||6|
wasabi-root|mustard||||1|cup=130;piece=169|Oils & condiments|Pantry|150 150 g jar;227 8 oz jar|200||60|
romanesco|||||0.61|head=575;piece=575;small=265;medium=588;large=840;floret=13;cup=64|Produce|Produce|650 1 head;1000 1 kg|7||7|
sweet-pickles||mustard sulphite||added-sugar|1|spear=35;slice=7;piece=65;small=35;large=135;gherkin=35;cornichon=6;cup=160;chip=7|Oils & condiments|Pantry|190 350 g jar;400 24 oz jar|7|||
celery-flakes|celery||||1|tsp=0.5;tbsp=1.6;cup=25.6|Spices & herbs|Pantry|10 10 g jar;14 0.5 oz jar;15 15 g jar|60|||1
lentil-sprouts||||pulse|1|cup=77|Produce|Produce|200;300|10||3|
spirulina|||||1|cup=112|Oils & condiments|Pantry|50;100|90|||
chrysanthemum-greens|||||0.96|bunch=340;leaf=10;cup=25|Produce|Produce|200;283 10 oz;300|10||4|
radish-sprouts|||||1|cup=38|Produce|Produce|200;300|18||3|
chestnuts-raw|||||1|cup=143;piece=8.4|Canned & jars|Pantry|142 5 oz;180;200|16|||
black-walnuts|tree_nut|peanut|||1|half=2;piece=4;cup=125;tbsp=7.8|Nuts, seeds & snacks|Pantry|100 100 g bag;200 200 g bag;227 8 oz bag|30|||
creamed-coconut||sulphite|||1|cup=240;tbsp=15;can=400;ml=1|Canned & jars|Pantry|200 200 ml can;399 13.5 fl oz can;400 400 ml can|10|||
watermelon-seeds||tree_nut peanut|||1|cup=108|Nuts, seeds & snacks|Pantry|150 150 g bag;227 8 oz bag;300 300 g bag|16|||
lotus-seeds-dried||tree_nut peanut||starchy|1|cup=32;piece=0.4|Nuts, seeds & snacks|Pantry|150 150 g bag;227 8 oz bag;300 300 g bag|18|||
cranberry-beans-dried||||pulse|1|cup=195|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|5|||
great-northern-beans-dried||||pulse|1|cup=183|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|4|||
pink-beans-dried||||pulse|1|cup=210|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|4|||
moth-beans-dried||||pulse|1|cup=196|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|5|||
vegan-bacon|wheat gluten soy|milk egg||pulse processed|1|slice=8;piece=8;cup=144|Chilled & plant-based|Proteins|200;250;255 9 oz|18||7|
papad||wheat gluten||pulse|1|cup=26;piece=10|Nuts, seeds & snacks|Pantry|200;300;312 11 oz|12|||
navy-beans-cooked||||pulse|1|can=240;cup=182|Canned & jars|Proteins|240 400 g can;250 250 g pouch|4|||
navy-beans-canned||||pulse|1|can=240;cup=262|Canned & jars|Proteins|240 400 g can;255 15 oz can|4.2|||
black-eyed-peas-cooked||||pulse|1|can=240;cup=171|Canned & jars|Proteins|240 400 g can;250 250 g pouch|4|||
split-peas-cooked||||pulse|1|can=240;cup=196;tbsp=12.2|Canned & jars|Proteins|240 400 g can;250 250 g pouch|4|||
white-beans-cooked||||pulse|1|can=240;cup=179;tbsp=11.2|Canned & jars|Proteins|240 400 g can;250 250 g pouch|4|||
lima-beans-cooked||||pulse|1|can=240;cup=188;tbsp=11.7|Canned & jars|Proteins|240 400 g can;250 250 g pouch|4|||
lima-beans-canned||||pulse|1|can=240;cup=241|Canned & jars|Proteins|240 400 g can;255 15 oz can|4.2|||
mung-beans-cooked||||pulse|1|can=240;cup=202|Canned & jars|Proteins|240 400 g can;250 250 g pouch|4|||
adzuki-beans-cooked||||pulse|1|can=240;cup=230|Canned & jars|Proteins|240 400 g can;250 250 g pouch|4|||
fava-beans-cooked||||pulse|1|can=240;cup=170|Canned & jars|Proteins|240 400 g can;250 250 g pouch|4|||
fava-beans-canned||||pulse|1|can=240;cup=256|Canned & jars|Proteins|240 400 g can;255 15 oz can|4.2|||
great-northern-beans-cooked||||pulse|1|can=240;cup=177|Canned & jars|Proteins|240 400 g can;250 250 g pouch|4|||
cranberry-beans-cooked||||pulse|1|can=240;cup=177|Canned & jars|Proteins|240 400 g can;250 250 g pouch|4|||
cranberry-beans-canned||||pulse|1|can=240;cup=260|Canned & jars|Proteins|240 400 g can;255 15 oz can|4.2|||
pigeon-peas-cooked||||pulse|1|can=240;cup=168|Canned & jars|Proteins|240 400 g can;250 250 g pouch|4|||
soybeans-cooked|soy|||pulse|1|can=240;cup=172;tbsp=10.7|Canned & jars|Proteins|240 400 g can;250 250 g pouch|4|||
barley-hulled|gluten|wheat||grain|1|cup=184|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|4|||
pearl-barley-cooked|gluten|wheat||grain|1|cup=157|Grains, pasta & rice|Pantry|249 8.8 oz pouch;250 250 g pouch|9|||
oat-groats|gluten|wheat||grain|1|cup=156|Grains, pasta & rice|Pantry|500;510 18 oz;1000 1 kg;1191 42 oz|4|||
wheat-berries|wheat gluten|||grain|1|cup=192|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|4|||
rye-berries|gluten|wheat||grain|1|cup=169|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|4|||
kamut|wheat gluten|||grain|1|cup=186|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|6|||
barley-flour|gluten|wheat||grain|1|cup=148|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|4|||
chow-mein-noodles|wheat gluten|egg soy sesame||grain refined-oil processed|1|nest=50;sheet=18;cup=56|Grains, pasta & rice|Pantry|250;340 12 oz;375|9|||
bulgur-cooked|wheat gluten|||grain|1|cup=182;tbsp=8.4|Grains, pasta & rice|Pantry|250 250 g pouch|9|||
millet-cooked||wheat gluten||grain|1|cup=174|Grains, pasta & rice|Pantry|227 8 oz pouch;250 250 g pouch|9|||
wild-rice-cooked||||grain|1|cup=164|Grains, pasta & rice|Pantry|249 8.8 oz pouch;250 250 g pouch|9|||
egg-noodles-cooked|egg wheat gluten||egg|grain|1|cup=160|Grains, pasta & rice|Pantry|250|6|||
whole-wheat-pasta-cooked|wheat gluten|||grain|1|cup=117|Grains, pasta & rice|Pantry|250|6|||
soba-noodles-cooked|wheat gluten|||grain pseudo-grain|1|cup=114|Grains, pasta & rice|Pantry|250|6|||
rice-noodles-cooked||||grain|1|cup=176|Grains, pasta & rice|Pantry|250|6|||
amaranth-cooked||||pseudo-grain|1|cup=246|Grains, pasta & rice|Pantry|227 8 oz pouch;250 250 g pouch|9|||
buckwheat-cooked||wheat gluten||pseudo-grain|1|cup=168|Grains, pasta & rice|Pantry|227 8 oz pouch;250 250 g pouch|9|||
spelt-cooked|wheat gluten|||grain|1|cup=194|Grains, pasta & rice|Pantry|250 250 g pouch|9|||
teff-cooked||wheat gluten||grain|1|cup=252|Grains, pasta & rice|Pantry|227 8 oz pouch;250 250 g pouch|9|||
glutinous-rice-cooked||||grain|1|cup=174|Grains, pasta & rice|Pantry|249 8.8 oz pouch;250 250 g pouch|9|||
sushi-rice-cooked||||grain|1|cup=186|Grains, pasta & rice|Pantry|249 8.8 oz pouch;250 250 g pouch|9|||
grits-cooked||wheat gluten||grain|1|cup=257;tbsp=16|Grains, pasta & rice|Pantry|249 8.8 oz pouch;250 250 g pouch|9|||
beef-chuck-eye-steak|||meat||0.9|cup=140;piece=170;slice=85|Meat|Proteins|250;454 1 lb;500|20||2|
beef-denver-steak|||meat||0.98|cup=140;piece=170;slice=85|Meat|Proteins|250;454 1 lb;500|26||2|
beef-shoulder-pot-roast|||meat||0.94|cup=140;piece=170;slice=85|Meat|Proteins|250;454 1 lb;500|15||2|
beef-shoulder-tender|||meat||1|cup=140;piece=170;slice=85|Meat|Proteins|250;454 1 lb;500|24||2|
beef-sirloin-tip|||meat||0.96|cup=140;piece=170;slice=85|Meat|Proteins|250;454 1 lb;500|17||2|
beef-mock-tender|||meat||0.96|cup=140;piece=170;slice=85|Meat|Proteins|250;454 1 lb;500|16||2|
beef-rib-country-style|||meat||0.91|cup=140;piece=331;slice=85|Meat|Proteins|250;454 1 lb;500|20||2|
beef-tenderloin-roast|||meat||0.99|cup=140;piece=170;slice=85|Meat|Proteins|250;454 1 lb;500|55||2|
beef-grass-fed-strip|||meat||0.66|cup=140;piece=170;slice=85|Meat|Proteins|250;454 1 lb;500|44||2|
beef-grass-fed-ground|||meat||1|cup=225;patty=113|Meat|Proteins|250;454 1 lb;500|18||2|
ground-beef-70-lean|||meat||1|cup=225;patty=113|Meat|Proteins|250;454 1 lb;500|11||2|
ground-beef-97-lean|||meat||1|cup=225;patty=113|Meat|Proteins|250;454 1 lb;500|18||2|
beef-sweetbreads|||meat||1|cup=140;piece=113;slice=85|Meat|Proteins|250;454 1 lb;500|22||2|
pork-backfat|||meat||1|tbsp=13;cup=205|Meat|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|8||7|
pork-leaf-fat|||meat||1|tbsp=13;cup=205|Meat|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|9||7|
pork-picnic-shoulder|||meat||0.7|cup=140;piece=170;slice=85|Meat|Proteins|500;600;907 2 lb|7||2|
pork-blade-chop|||meat||0.8|cup=140;piece=170;slice=85|Meat|Proteins|500;600;907 2 lb|9||2|
pork-sirloin-roast|||meat||0.94|cup=140;piece=170;slice=85|Meat|Proteins|500;600;907 2 lb|9||2|
pork-top-loin|||meat||0.84|cup=140;piece=170;slice=85|Meat|Proteins|500;600;907 2 lb|9.5||2|
pork-shoulder-breast|||meat||1|cup=140;piece=430;slice=85|Meat|Proteins|500;600;907 2 lb|22||2|
pork-sirloin-tip|||meat||1|cup=140;piece=765;slice=85|Meat|Proteins|500;600;907 2 lb|9||2|
ground-pork-84-lean|||meat||1|cup=225;patty=113|Meat|Proteins|250;454 1 lb;500|9||2|
chitterlings|||meat||1|cup=140;piece=113;slice=85|Meat|Proteins|250;454 1 lb;500|8||2|
country-ham||sulphite|meat|processed-meat|1|slice=28;cup=135;piece=28;tbsp=15|Meat|Proteins|150;200;227 8 oz;340 12 oz|22||7|
veal-breast|||meat||1|cup=140;piece=170|Meat|Proteins|250;454 1 lb;500|20||2|
veal-rib-chop|||meat||0.7|cup=140;piece=170|Meat|Proteins|250;454 1 lb;500|34||2|
veal-sirloin|||meat||0.75|cup=140;piece=170|Meat|Proteins|250;454 1 lb;500|30||2|
veal-blade-chop|||meat||0.75|cup=140;piece=170|Meat|Proteins|250;454 1 lb;500|24||2|
water-buffalo-meat|||meat||1|cup=140;piece=150|Meat|Proteins|250;454 1 lb;500|20||2|
caribou|||meat||1|cup=140;piece=150|Meat|Proteins|250;454 1 lb;500|38||2|
moose|||meat||1|cup=140;piece=150|Meat|Proteins|250;454 1 lb;500|38||2|
ground-bison-grass-fed|||meat||1|cup=225;patty=85|Meat|Proteins|250;454 1 lb;500|26||2|
ground-elk|||meat||1|cup=225;patty=102|Meat|Proteins|250;454 1 lb;500|28||2|
hare-wild-rabbit|||meat||0.75|cup=140;piece=150|Meat|Proteins|250;454 1 lb;500|22||2|
chicken-dark-meat|||poultry||0.44|cup=140;piece=120|Meat|Proteins|500;600;907 2 lb|7.5||2|
chicken-giblets|||poultry||1|cup=140;piece=120|Meat|Proteins|500;600;907 2 lb|5||2|
duck-liver|||poultry||1|cup=140;piece=120|Meat|Proteins|500;600;907 2 lb|16||2|
duck-wild|||poultry||0.7|cup=140;piece=120|Meat|Proteins|900;907 2 lb;1500 1.5 kg|26||2|
duck-breast-wild|||poultry||0.54|cup=140;piece=120|Meat|Proteins|500;600;907 2 lb|34||2|
goose-meat-only|||poultry||0.47|cup=140;piece=120|Meat|Proteins|500;600;907 2 lb|26||2|
goose-liver|||poultry||1|cup=140;piece=120|Meat|Proteins|500;600;907 2 lb|60||2|
guinea-fowl|||poultry||0.7|cup=140;piece=120|Meat|Proteins|900;907 2 lb;1500 1.5 kg|18||2|
squab|||poultry||0.7|cup=140;piece=120|Meat|Proteins|500;600;907 2 lb|34||2|
turkey-dark-meat|||poultry||0.52|cup=140;piece=120|Meat|Proteins|500;600;907 2 lb|9||2|
turkey-thigh-with-skin|||poultry||0.8|cup=140;piece=120|Meat|Proteins|500;600;907 2 lb|7||2|
emu|||poultry||1|cup=140;piece=150|Meat|Proteins|250;454 1 lb;500|40||2|
ground-ostrich|||poultry||1|cup=225;patty=109|Meat|Proteins|250;454 1 lb;500|26||2|
frog-legs|||meat||0.65|cup=140;piece=150|Meat|Proteins|250;454 1 lb;500|30||2|
freshwater-bass|fish||fish||1|fillet=79;piece=140;cup=140|Fish & seafood|Proteins|240;300;400;454 1 lb|18||2|
butterfish|fish||fish||1|fillet=32;piece=140;cup=140|Fish & seafood|Proteins|240;300;400;454 1 lb|20||2|
carp|fish||fish||1|fillet=218;piece=140;cup=140|Fish & seafood|Proteins|240;300;400;454 1 lb|12||2|
catfish-wild|fish||fish||1|fillet=159;piece=140;cup=140|Fish & seafood|Proteins|240;300;400;454 1 lb|16||2|
croaker|fish||fish||1|fillet=79;piece=140;cup=140|Fish & seafood|Proteins|240;300;400;454 1 lb|15||2|
greenland-halibut|fish||fish||1|fillet=408;piece=140;cup=140|Fish & seafood|Proteins|240;300;400;454 1 lb|22||2|
herring-pacific|fish||fish||1|fillet=184;piece=140;cup=140|Fish & seafood|Proteins|240;300;400;454 1 lb|10||2|
mackerel-pacific|fish||fish||1|fillet=225;piece=140;cup=140|Fish & seafood|Proteins|240;300;400;454 1 lb|12||2|
mackerel-salted|fish||fish|processed|1|fillet=80;piece=80;slice=28;cup=136|Fish & seafood|Proteins|250;340 12 oz;400|16||7|
mullet|fish||fish||1|fillet=119;piece=140;cup=140|Fish & seafood|Proteins|240;300;400;454 1 lb|20||2|
sablefish-smoked|fish||fish|processed|1|fillet=80;piece=80;slice=28;cup=136|Fish & seafood|Proteins|250;340 12 oz;400|60||7|
salmon-chum-canned|fish||fish||1|can=369;cup=146;piece=12|Canned & jars|Proteins|170 170 g can;170 6 oz can|13|||
scup|fish||fish||1|fillet=64;piece=140;cup=166|Fish & seafood|Proteins|240;300;400;454 1 lb|22||2|
shad|fish||fish||1|fillet=184;piece=140;cup=140|Fish & seafood|Proteins|240;300;400;454 1 lb|18||2|
smelt|fish||fish||1|fillet=140;piece=140;cup=140|Fish & seafood|Proteins|240;300;400;454 1 lb|14||2|
sturgeon-smoked|fish||fish|processed|1|fillet=80;piece=80;slice=28;cup=136|Fish & seafood|Proteins|250;340 12 oz;400|80||7|
trout-mixed|fish||fish||1|fillet=79;piece=140;cup=140|Fish & seafood|Proteins|240;300;400;454 1 lb|20||2|
rainbow-trout-wild|fish||fish||1|fillet=159;piece=140;cup=140|Fish & seafood|Proteins|240;300;400;454 1 lb|24||2|
cod-canned|fish||fish||1|can=312;cup=146;piece=12|Canned & jars|Proteins|170 170 g can;170 6 oz can|14|||
gefilte-fish|egg fish wheat gluten|celery|fish|added-sugar processed|1|tbsp=15;cup=140;piece=42|Canned & jars|Proteins|200 200 g jar;227 8 oz jar;300 300 g jar|16|||
fish-sticks|fish wheat gluten|milk egg soy celery mustard|fish|grain refined-oil processed|1|piece=28;cup=140|Frozen|Proteins|300;340 12 oz;400|11|||
whelk|mollusc||mollusc||1|piece=15;cup=150|Fish & seafood|Proteins|240;300;400;454 1 lb|26||2|
conch|mollusc||mollusc||1|piece=15;cup=127|Fish & seafood|Proteins|240;300;400;454 1 lb|34||2|
oysters-canned|mollusc||mollusc||1|can=272;cup=248;piece=12;can smoked=70;tin smoked=70|Canned & jars|Proteins|170 170 g can;170 6 oz can|30|||
oysters-farmed|mollusc||mollusc||0.21|piece=14;cup=150|Fish & seafood|Proteins|240;300;400;454 1 lb|34||2|
clam-juice|mollusc|fish crustacean celery|mollusc||1|cup=240;tbsp=15;ml=1|Canned & jars|Pantry|946 32 fl oz carton;1000 1 l carton|8|||
crab-cakes|egg crustacean wheat gluten|milk fish soy celery mustard|crustacean|grain processed|1|piece=30;cup=140|Frozen|Proteins|300;340 12 oz;400|34|||
breaded-shrimp|crustacean wheat gluten|milk egg fish soy sulphite|crustacean|grain refined-oil processed|1|piece=7.5;cup=140|Frozen|Proteins|300;340 12 oz;400|20|||
fried-calamari|mollusc wheat gluten|milk egg fish crustacean soy|mollusc|grain refined-oil processed|1|piece=30;cup=140|Frozen|Proteins|300;340 12 oz;400|20|||
tuna-salad|egg fish mustard|milk soy celery sulphite|fish|refined-oil processed|1|tbsp=15;cup=205;piece=15|Canned & jars|Proteins|200 200 g jar;227 8 oz jar;300 300 g jar|16||3|
whole-egg-dried|egg||egg|processed|1|cup=85;tbsp=5;tsp=2.3|Baking|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|30|||
egg-yolk-dried|egg||egg|processed|1|cup=67;tbsp=4;tsp=2.3|Baking|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|34|||
liquid-egg|egg||egg||1|cup=243;tbsp=15|Dairy & eggs|Proteins|473 16 fl oz carton;500 500 ml carton;1000 1 l carton|8||28|
bockwurst||milk egg wheat gluten soy celery mustard sulphite|meat|processed processed-meat|1|link=75;piece=75;cup=135;slice=12|Meat|Proteins|340 12 oz;400;454 1 lb;500|12||7|
turkey-bologna||milk wheat gluten soy mustard sulphite|poultry|processed processed-meat|1|slice=28;cup=135;piece=28;tbsp=15|Meat|Proteins|150;200;227 8 oz;340 12 oz|11||7|
beef-bologna||milk wheat gluten soy mustard sulphite|meat|processed processed-meat|1|slice=30;cup=135;piece=28;tbsp=15|Meat|Proteins|150;200;227 8 oz;340 12 oz|13||7|
chicken-hot-dog||milk wheat gluten soy mustard sulphite|poultry|processed processed-meat|1|link=45;piece=75;cup=135;slice=12|Meat|Proteins|340 12 oz;400;454 1 lb;500|8||7|
turkey-hot-dog||milk wheat gluten soy mustard sulphite|poultry|processed processed-meat|1|link=75;piece=45;cup=135;slice=12|Meat|Proteins|340 12 oz;400;454 1 lb;500|8||7|
chopped-ham-canned||milk soy sulphite|meat|processed processed-meat|1|slice=21;cup=135;piece=28;tbsp=15|Canned & jars|Proteins|340 340 g can;340 12 oz can|12|||
luncheon-meat||milk wheat gluten soy mustard sulphite|meat|processed processed-meat|1|slice=21;cup=135;piece=28;tbsp=15|Canned & jars|Proteins|340 340 g can;340 12 oz can|14|||
brawn||wheat gluten soy celery mustard sulphite|meat|processed processed-meat|1|slice=28;cup=135;piece=28;tbsp=15|Meat|Proteins|150;200;227 8 oz;340 12 oz|14||7|
turkey-pastrami||milk wheat gluten soy mustard sulphite|poultry|processed processed-meat|1|slice=28;cup=135;piece=28;tbsp=15|Meat|Proteins|150;200;227 8 oz;340 12 oz|18||7|
chicken-liver-pate|milk|egg wheat gluten soy celery mustard sulphite|poultry|processed processed-meat|1|slice=28;cup=135;piece=28;tbsp=13|Meat|Proteins|150;200;227 8 oz;340 12 oz|24||7|
beef-salami||milk wheat gluten soy mustard sulphite|meat|processed processed-meat|1|slice=26;cup=135;piece=28;tbsp=15|Meat|Proteins|150;200;227 8 oz;340 12 oz|18||7|
cooked-salami||milk wheat gluten soy mustard sulphite|meat|processed processed-meat|1|slice=12.3;cup=135;piece=28;tbsp=15|Meat|Proteins|150;200;227 8 oz;340 12 oz|14||7|
turkey-salami||milk wheat gluten soy mustard sulphite|poultry|processed processed-meat|1|slice=28;cup=135;piece=28;tbsp=15|Meat|Proteins|150;200;227 8 oz;340 12 oz|14||7|
vienna-sausage||milk wheat gluten soy mustard sulphite|meat|processed processed-meat|1|slice=28;cup=135;piece=28;tbsp=15|Canned & jars|Proteins|130 130 g can;130 4.6 oz can|10|||
turkey-italian-sausage||milk wheat gluten soy mustard sulphite|poultry|processed processed-meat|1|link=75;piece=75;cup=135;slice=12|Meat|Proteins|340 12 oz;400;454 1 lb;500|9||7|
chicken-bratwurst||milk egg wheat gluten soy celery mustard sulphite|poultry|processed processed-meat|1|link=75;piece=75;cup=135;slice=12|Meat|Proteins|340 12 oz;400;454 1 lb;500|12||7|
veal-bratwurst|milk|egg wheat gluten soy celery mustard sulphite|meat|processed processed-meat|1|link=75;piece=75;cup=135;slice=12|Meat|Proteins|340 12 oz;400;454 1 lb;500|16||7|
scrapple|wheat gluten|milk soy mustard sulphite|meat|grain processed processed-meat|1|slice=28;cup=135;piece=28;tbsp=15|Meat|Proteins|150;200;227 8 oz;340 12 oz|9||7|
italian-meatballs-frozen|wheat gluten soy|milk egg celery mustard|meat|grain processed processed-meat|1|piece=28;cup=140|Frozen|Proteins|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|10|||
lebanon-bologna||milk soy mustard sulphite|meat|added-sugar processed processed-meat|1|slice=28;cup=135;piece=28;tbsp=15|Meat|Proteins|150;200;227 8 oz;340 12 oz|16||7|
mexican-chorizo||milk wheat gluten soy sulphite|meat|processed processed-meat|1|link=75;piece=75;cup=135;slice=12|Meat|Proteins|340 12 oz;400;454 1 lb;500|11||7|
beef-sausage||milk wheat gluten soy mustard sulphite|meat|processed processed-meat|1|link=75;piece=75;cup=135;slice=12|Meat|Proteins|340 12 oz;400;454 1 lb;500|12||7|
merguez||milk wheat gluten soy mustard sulphite|meat|processed processed-meat|1|piece=85|Meat|Proteins|340 12 oz;400;454 1 lb;500|18||7|
chicken-roll||milk wheat gluten soy sulphite|poultry|processed processed-meat|1|slice=28;cup=135;piece=28;tbsp=15|Meat|Proteins|150;200;227 8 oz;340 12 oz|14||7|
pork-rinds||milk soy celery mustard|meat||1|cup=40;piece=5|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|24|||
beef-sticks||milk wheat gluten soy mustard sulphite|meat|processed processed-meat|1|cup=40;piece=5|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|40|||
caraway-cheese|milk||dairy||1|slice=28;cup=113;tbsp=7|Dairy & eggs|Dairy & Alternatives|150;200;227 8 oz|20||21|
cottage-cheese-dry-curd|milk||dairy||1|cup=145;tbsp=15|Dairy & eggs|Dairy & Alternatives|150;200;227 8 oz|9||10|
cottage-cheese-fruit|milk||dairy|added-sugar|1|cup=226|Dairy & eggs|Dairy & Alternatives|150;200;227 8 oz|7||10|
processed-swiss|milk||dairy|processed|1|slice=21;cup=140;tbsp=7|Dairy & eggs|Dairy & Alternatives|150;200;227 8 oz|13||21|
pimento-cheese|milk|egg mustard|dairy|processed|1|slice=21;cup=140;tbsp=7|Dairy & eggs|Dairy & Alternatives|150;200;227 8 oz|14||21|
cheese-spread|milk||dairy|processed|1|slice=34;wedge=21;cup=140;tbsp=7|Dairy & eggs|Dairy & Alternatives|150;200;227 8 oz|13||21|
queso-seco|milk||dairy||1|slice=28;cup=97;tbsp=7|Dairy & eggs|Dairy & Alternatives|150;200;227 8 oz|18||21|
sharp-cheddar-slices|milk||dairy||1|slice=19;cup=113;tbsp=7|Dairy & eggs|Dairy & Alternatives|150;200;227 8 oz|14||21|
nonfat-mozzarella|milk||dairy||1|slice=28;cup=113;tbsp=7|Dairy & eggs|Dairy & Alternatives|150;200;227 8 oz|14||21|
vegan-parmesan|tree_nut|peanut soy|||1|slice=28;cup=113;tbsp=15|Chilled & plant-based|Dairy & Alternatives|150;200;227 8 oz|30||21|
cashew-cream-cheese|tree_nut|peanut soy|||1|slice=28;cup=230;tbsp=15|Chilled & plant-based|Dairy & Alternatives|150;200;227 8 oz|20||21|
cashew-cream|tree_nut|peanut|||1|cup=240;tbsp=15;ml=1|Chilled & plant-based|Dairy & Alternatives|150;200;227 8 oz|14||21|
cashew-milk|tree_nut|peanut soy|||1|cup=240;tbsp=15;ml=1.01|Chilled & plant-based|Dairy & Alternatives|946 32 fl oz carton;1000 1 l carton|3||7|
hemp-milk|||||1|cup=240;tbsp=15;ml=1.01|Chilled & plant-based|Dairy & Alternatives|946 32 fl oz carton;1000 1 l carton|4||7|
hazelnut-milk|tree_nut|peanut soy|||1|cup=240;tbsp=15;ml=1.01|Chilled & plant-based|Dairy & Alternatives|946 32 fl oz carton;1000 1 l carton|4||7|
macadamia-milk|tree_nut|peanut soy|||1|cup=240;tbsp=15;ml=1.01|Chilled & plant-based|Dairy & Alternatives|946 32 fl oz carton;1000 1 l carton|5||7|
flax-milk||soy|||1|cup=240;tbsp=15;ml=1.01|Chilled & plant-based|Dairy & Alternatives|946 32 fl oz carton;1000 1 l carton|3||7|
almond-milk-vanilla|tree_nut|peanut soy||added-sugar|1|cup=240;tbsp=15;ml=1.01|Chilled & plant-based|Dairy & Alternatives|946 32 fl oz carton;1000 1 l carton|2.2||7|
almond-milk-chocolate|tree_nut|milk peanut soy||added-sugar|1|cup=240;tbsp=15;ml=1.01|Chilled & plant-based|Dairy & Alternatives|946 32 fl oz carton;1000 1 l carton|2.4||7|
soy-milk-fortified|soy|||pulse added-sugar|1|cup=243;tbsp=15;ml=1.01|Chilled & plant-based|Dairy & Alternatives|946 32 fl oz carton;1000 1 l carton|2.4||7|
oat-cream|gluten|wheat soy||grain processed|1|cup=240;tbsp=15;ml=1|Chilled & plant-based|Dairy & Alternatives|150;200;227 8 oz|6||21|
soy-cream|soy|||pulse processed|1|cup=240;tbsp=15;ml=1|Chilled & plant-based|Dairy & Alternatives|150;200;227 8 oz|6||21|
coconut-whipping-cream||tree_nut soy||processed|1|cup=240;tbsp=15|Chilled & plant-based|Dairy & Alternatives|150;200;227 8 oz|9||21|
almond-yogurt|tree_nut|peanut soy|||1|cup=245;tbsp=15;tub=170|Chilled & plant-based|Dairy & Alternatives|450;500;680 24 oz|9||14|
cashew-yogurt|tree_nut|peanut soy|||1|cup=245;tbsp=15;tub=170|Chilled & plant-based|Dairy & Alternatives|450;500;680 24 oz|10||14|
vegan-sour-cream||tree_nut soy||processed|1|cup=245;tbsp=15;tub=170|Chilled & plant-based|Dairy & Alternatives|450;500;680 24 oz|10||14|
tofu-yogurt|soy|||pulse added-sugar|1|cup=262;tbsp=15;tub=170|Chilled & plant-based|Dairy & Alternatives|450;500;680 24 oz|8||14|
vegan-egg-substitute||tree_nut soy||pulse processed|1|block=280;cup=140;slice=40;piece=40;tbsp=15|Chilled & plant-based|Proteins|280;350;400 14 oz;400|16||14|
egg-replacer-starch||wheat gluten soy||processed|1|cup=110;tbsp=7;tsp=2.3|Baking|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|20|||
aquafaba||||pulse|1|tbsp=15;cup=240;ml=1|Canned & jars|Proteins|240 400 g can;255 15 oz can|3|||
vegan-mince|wheat gluten soy|milk egg celery||grain pulse processed|1|slice=28;piece=50|Chilled & plant-based|Proteins|300;340 12 oz;400|16||14|
soy-chunks|soy|wheat gluten||pulse|1|cup=95;tbsp=6|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|9|||
vegetarian-hot-dog|wheat gluten soy|milk egg celery mustard||grain pulse processed|1|piece=57|Chilled & plant-based|Proteins|300;340 12 oz;400|14||14|
meatless-deli-slices|wheat gluten soy|milk egg celery||grain pulse processed|1|slice=14|Chilled & plant-based|Proteins|300;340 12 oz;400|20||14|
meatless-meatballs|wheat gluten soy|milk egg celery||grain pulse processed|1|piece=18;cup=144|Chilled & plant-based|Proteins|300;340 12 oz;400|14||14|
vegetarian-fillet|wheat gluten soy|milk egg celery||grain pulse processed|1|piece=85|Chilled & plant-based|Proteins|300;340 12 oz;400|16||14|
vegetarian-meatloaf|wheat gluten soy|milk egg sesame celery||grain pulse processed|1|piece=71|Chilled & plant-based|Proteins|300;340 12 oz;400|13||14|
vegan-nuggets|wheat gluten soy|milk egg celery||grain pulse refined-oil processed|1|piece=43|Chilled & plant-based|Proteins|300;340 12 oz;400|15||14|
bacon-bits-meatless|soy|milk wheat gluten||processed|1|tbsp=7;cup=110|Oils & condiments|Pantry|250 250 ml bottle;284 10 fl oz bottle|20||60|
jackfruit-canned|||||1|cup=150;can=280|Canned & jars|Produce|240 400 g can;255 15 oz can|9|||
jackfruit-canned-syrup||||added-sugar|1|cup=178;can=400;tbsp=16|Canned & jars|Produce|400 400 g jar;425 15 oz jar|6|||
seitan-strips|wheat gluten soy|||grain processed|1|cup=120;piece=30|Chilled & plant-based|Proteins|300;340 12 oz;400|18||14|
tofu-dried|soy|||pulse|1|block=280;cup=140;slice=40;piece=17;tbsp=15|Chilled & plant-based|Proteins|150 150 g bag;200 200 g bag;227 8 oz bag|30|||
tofu-fermented|soy|wheat gluten sulphite||pulse alcohol|1|tbsp=16;tsp=5.3;cup=256;block=11;piece=11|Oils & condiments|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|12||60|
okara|soy|||pulse|1|cup=122|Chilled & plant-based|Proteins|280;350;400 14 oz;400|5||14|
soy-flour-defatted|soy|wheat gluten||pulse|1|cup=105;tbsp=6.6;tsp=2.6|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|5|||
soy-flour-roasted|soy|wheat gluten||pulse|1|cup=85;tbsp=7.8;tsp=2.6|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|9|||
soy-nuts|soy|tree_nut peanut||pulse|1|cup=93;piece=5|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|11|||
peanut-flour|peanut|tree_nut||pulse|1|cup=60;tbsp=7.8;tsp=2.6|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|16|||
peanuts-spanish|peanut|tree_nut||pulse|1|cup=146;tbsp=9|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|8|||
peanuts-oil-roasted|peanut|tree_nut||pulse|1|cup=146;tbsp=9|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|9|||
black-turtle-beans||||pulse|1|cup=184;tbsp=12|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|4|||
french-beans-dried||||pulse|1|cup=184;tbsp=12|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|7|||
small-white-beans-dried||||pulse|1|cup=215;tbsp=12|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|4.4|||
yellow-beans-dried||||pulse|1|cup=196;tbsp=12|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|5|||
hyacinth-beans-dried||||pulse|1|cup=210;tbsp=12|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|6|||
baby-lima-dried||||pulse|1|cup=202;tbsp=12|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|5|||
adzuki-sweetened||||pulse added-sugar|1|cup=296;tbsp=18|Canned & jars|Proteins|400 400 g can;430 15 oz can|7|||
baked-beans-pork||wheat gluten mustard|meat|pulse added-sugar processed-meat|1|cup=253|Canned & jars|Proteins|400 400 g can;454 16 oz can|4|||
baked-beans-franks||milk wheat gluten soy mustard|meat|pulse added-sugar processed-meat|1|cup=259|Canned & jars|Proteins|400 400 g can;425 15 oz can|5|||
chili-with-beans-canned||milk wheat gluten soy celery|meat|pulse processed|1|cup=256|Canned & jars|Proteins|400 400 g can;425 15 oz can|6|||
refried-red-beans||||pulse refined-oil|1|cup=240|Canned & jars|Proteins|430 430 g can;454 16 oz can|5|||
ranch-beans||wheat gluten soy celery mustard||pulse added-sugar|1|cup=253|Canned & jars|Proteins|400 400 g can;425 15 oz can|4|||
hummus-homemade|sesame|||pulse|1|tbsp=15;cup=246|Chilled & plant-based|Pantry|250;340 12 oz;400|8||7|
urad-dal-split||wheat gluten||pulse|1|cup=207|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|5|||
horse-gram||wheat gluten||pulse|1|cup=196|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|5|||
marrowfat-peas-dried||wheat gluten||pulse|1|cup=197|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|5|||
mushy-peas||||starchy|1|cup=170;can=240|Canned & jars|Produce|300 300 g can;400 400 g can|4|||
lupini-beans-pickled|lupin|sulphite||pulse|1|cup=166|Canned & jars|Proteins|240 400 g can;255 15 oz can|9|||
urad-flour||wheat gluten||pulse|1|cup=92;tbsp=5.75|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|7|||
amaranth-leaves|||||0.94|cup=28;leaf=14;bunch=250|Produce|Produce|250;400;454 1 lb;500|9||4|
asparagus-canned|||||1|cup=242;can=248;spear=18|Canned & jars|Produce|240 400 g can;255 15 oz can|9|||
asparagus-frozen|||||1|cup=140|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|8|||
white-asparagus|||||0.6|spear=20;piece=20;cup=134|Produce|Produce|250;400;454 1 lb;500|10||7|
bamboo-shoots-fresh|||||0.29|cup=151|Produce|Produce|250;400;454 1 lb;500|9||7|
baby-corn||sulphite|||0.54|piece=10;cup=150;can=240|Canned & jars|Produce|240 400 g can;255 15 oz can|7|||
lima-beans-fresh||||pulse|0.44|cup=156|Produce|Produce|250;400;454 1 lb;500|7||7|
beets-pickled||mustard sulphite||added-sugar|1|cup=227;can=240|Canned & jars|Produce|240 400 g can;255 15 oz can|6|||
carrots-canned|||||1|cup=146;can=284;slice=2.8|Canned & jars|Produce|240 400 g can;255 15 oz can|4|||
carrots-frozen|||||1|cup=128|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|4|||
carrot-juice|||||1|cup=236;tbsp=15.5;ml=1.05|Drinks|Produce|946 32 fl oz bottle;1000 1 l bottle|4||7|
celtuce|||||0.75|cup=120;leaf=8|Produce|Produce|250;400;454 1 lb;500|7||7|
collards-frozen|||||1|cup=140|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|5|||
corn-creamed||milk wheat gluten||starchy added-sugar|1|cup=256;can=418|Canned & jars|Produce|400 400 g can;418 14.75 oz can|4|||
corn-on-cob-frozen||||starchy|1|ear=125;piece=125|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|5|||
corn-white||||starchy|0.36|ear=90;cup=154;piece=90|Produce|Produce|250;400;454 1 lb;500|4||7|
drumstick-pods|||||0.53|piece=11;cup=100|Produce|Produce|250;400;454 1 lb;500|9||7|
moringa-leaves|||||0.62|cup=21|Produce|Produce|250;400;454 1 lb;500|12||4|
kanpyo|||||1|cup=54;tbsp=2;piece=3|Canned & jars|Pantry|50;57 2 oz;100|30|||
jute-leaves|||||0.62|cup=28|Produce|Produce|250;400;454 1 lb;500|10||4|
lambsquarters|||||1|cup=120;bunch=120|Produce|Produce|250;400;454 1 lb;500|9||4|
onion-flakes||sulphite|||1|tbsp=5;tsp=1.7;cup=80|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|22|||1
pearl-onions-frozen|||||1|piece=9;cup=180|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|6|||
pickled-onions||mustard sulphite|||1|piece=9;tbsp=12|Canned & jars|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|9|||
onions-frozen|||||1|cup=140|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|4|||
onion-rings|wheat gluten|milk egg soy||grain refined-oil processed|1|piece=20|Frozen|Pantry|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|7|||
welsh-onion|||||0.65|piece=40;cup=75|Produce|Produce|250;400;454 1 lb;500|6||7|
garlic-scapes|||||0.9|piece=12;cup=100|Produce|Produce|250;400;454 1 lb;500|9||7|
black-garlic|||||0.87|clove=5;piece=5;head=40|Produce|Produce|100 100 g jar;113 4 oz jar|60||7|
snow-peas-frozen|||||1|cup=144|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|7|||
split-peas-sprouted|||||1|cup=120|Produce|Produce|250;400;454 1 lb;500|14||4|
peperoncini||sulphite|||1|piece=10;cup=136|Canned & jars|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|9|||
bell-pepper-frozen|||||1|cup=140|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|6|||
bell-pepper-red-frozen|||||1|cup=140|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|6|||
jalapeno-canned||sulphite|||1|cup=136;slice=3|Canned & jars|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|8|||
pigeon-peas-fresh||||pulse|0.48|cup=154|Produce|Produce|250;400;454 1 lb;500|7||7|
potato-canned||||starchy|1|cup=180;can=240|Canned & jars|Produce|240 400 g can;255 15 oz can|3.5|||
mashed-potato-flakes||milk sulphite||starchy processed|1|cup=60;tbsp=4|Baking|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|8|||
mashed-potatoes-ready|milk|soy|dairy|starchy processed|1|cup=230|Chilled & plant-based|Pantry|250;340 12 oz;400|6||7|
potato-salad|egg mustard|milk soy celery sulphite|egg|starchy refined-oil processed|1|cup=250|Chilled & plant-based|Pantry|250;340 12 oz;400|7||7|
potato-puffs||milk wheat gluten soy||starchy refined-oil processed|1|cup=90;piece=9|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|5|||
potatoes-obrien||wheat gluten||starchy processed|1|cup=194|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|4|||
potatoes-whole-frozen||||starchy|1|cup=182|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|3|||
potato-gnocchi|wheat gluten|milk egg soy||grain starchy processed|1|cup=150|Chilled & plant-based|Pantry|250;340 12 oz;400|7||5|
potato-pancakes|egg wheat gluten|milk soy|egg|starchy refined-oil|1|piece=37|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|6|||
pumpkin-flowers|||||0.35|piece=2;cup=33|Produce|Produce|250;400;454 1 lb;500|40||2|
pumpkin-pie-filling||||added-sugar|1|cup=270;can=850|Canned & jars|Produce|240 400 g can;255 15 oz can|5|||
daikon-dried|||||1|cup=116;tbsp=2;piece=3|Canned & jars|Pantry|50;57 2 oz;100|30|||
daikon-pickled||wheat gluten soy sulphite||added-sugar|1|cup=150;tbsp=10;piece=10|Canned & jars|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|9|||
mustard-greens-pickled|mustard|sulphite|||1|cup=128;tbsp=8|Canned & jars|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|9|||
eggplant-pickled||mustard sulphite|||1|cup=136|Canned & jars|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|10|||
seaweed-irish-moss||fish crustacean mollusc|||1|cup=30;tbsp=5;piece=3|Canned & jars|Pantry|50;57 2 oz;100|60|||
succotash||||starchy|1|cup=156|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|5|||
sweet-potato-canned||||starchy|1|cup=255;can=240|Canned & jars|Produce|240 400 g can;255 15 oz can|4|||
sweet-potato-frozen||||starchy|1|cup=176|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|5|||
sweet-potato-purple||||starchy|0.88|piece=130;medium=130;cup=133|Produce|Produce|250;400;454 1 lb;500|6||7|
tomatoes-stewed||||added-sugar|1|cup=255;can=411|Canned & jars|Produce|400 400 g can;411 14.5 oz can|3|||
tomatoes-green-chiles||sulphite|||1|cup=241;can=283|Canned & jars|Produce|283 10 oz can;400 400 g can|4|||
tomato-powder||sulphite|||1|tbsp=7;tsp=2.3|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|40|||1
tomato-sauce-herbs|milk|celery|dairy||1|cup=244;can=425|Canned & jars|Produce|400 400 g can;425 15 oz can|4|||
yellow-tomatoes|||||0.95|piece=212;medium=123;cup=139|Produce|Produce|250;400;454 1 lb;500|7||7|
turnip-greens-frozen|||||1|cup=164|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|5|||
vegetable-juice|celery||||1|cup=253;tbsp=15.5;ml=1.05|Drinks|Produce|946 32 fl oz bottle;1000 1 l bottle|3||7|
mixed-vegetables-canned||celery||starchy|1|cup=163;can=240|Canned & jars|Produce|240 400 g can;255 15 oz can|4|||
stir-fry-vegetables-frozen|||||1|cup=100|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|5|||
soffritto-mix|celery||||1|cup=130|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|6|||
vinespinach|||||1|cup=120|Produce|Produce|250;400;454 1 lb;500|9||4|
sorrel|||||0.7|cup=133;bunch=100;leaf=3|Produce|Produce|250;400;454 1 lb;500|16||4|
white-radish-icicle|||||0.65|cup=100|Produce|Produce|250;400;454 1 lb;500|5||7|
baby-zucchini|||||0.87|piece=11|Produce|Produce|250;400;454 1 lb;500|9||7|
yellow-wax-beans|||||0.88|cup=100|Produce|Produce|250;400;454 1 lb;500|7||7|
fava-beans-in-pod||||pulse|0.37|cup=126|Produce|Produce|250;400;454 1 lb;500|6||7|
grape-leaves-fresh|||||0.95|leaf=3;cup=14|Produce|Produce|250;400;454 1 lb;500|24||4|
chowchow|mustard|wheat gluten sulphite||added-sugar|1|tbsp=15;cup=245|Canned & jars|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|9|||
straw-mushrooms-canned||sulphite|||1|cup=182;can=240;piece=5.5|Canned & jars|Produce|240 400 g can;255 15 oz can|10|||
mushrooms-porcini-dried||sulphite|||1|cup=25;piece=3;tbsp=3|Canned & jars|Pantry|28 1 oz bag;30 30 g bag|150|||
mushrooms-shimeji|||||0.89|cup=86;piece=5;packet=150|Produce|Produce|250;400;454 1 lb;500|18||7|
mushrooms-frozen|||||0.97|cup=96;cup sliced=70;cup piece=70;slice=6;piece=18;small=10;medium=18;large=23|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|6|||
truffle-black|||||0.97|piece=20;tsp=2|Produce|Produce|20;28 1 oz|900||7|
yautia||||starchy|0.86|piece=305;cup=135|Produce|Produce|250;400;454 1 lb;500|6||7|
apples-dried|sulphite||||1|ring=6.4;cup=86|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|20|||
apples-frozen|||||1|cup=173|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|5|||
cherry-pie-filling||sulphite||added-sugar|1|can=595;cup=264;tbsp=16|Canned & jars|Produce|400 400 g jar;425 15 oz jar|6|||
blueberry-pie-filling||sulphite||added-sugar|1|cup=262;can=595|Canned & jars|Produce|400 400 g jar;425 15 oz jar|7|||
apple-cider||sulphite|||1|cup=248;floz=31;ml=1.04|Drinks|Produce|946 32 fl oz bottle;1000 1 l bottle|2.4||7|
apricots-canned|||||1|cup=244|Canned & jars|Produce|400 400 g jar;425 15 oz jar|5|||
apricots-frozen||sulphite||added-sugar|1|cup=242|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|7|||
avocado-florida|||||0.67|piece=304;cup=230|Produce|Produce|454 1 piece|5||10|
avocado-frozen|||||0.74|cup=150|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|10|||
banana-chips||sulphite||added-sugar refined-oil|1|cup=40;piece=5|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|9|||
banana-frozen|||||0.64|piece=118;cup=150;small=101;medium=118;large=136|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|5|||
blackberries-frozen|||||1|cup=151|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|8|||
boysenberries-frozen|||||1|cup=132|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|10|||
blueberries-dried||sulphite||added-sugar|1|cup=160;tbsp=10|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|36|||
mixed-berries-frozen|||||1|cup=140|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|8|||
lingonberries|||||0.98|cup=100|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|12|||
cherries-sour-frozen|||||1|cup=155|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|9|||
cherries-sweet-frozen|||||1|cup=140|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|8|||
cherries-canned|||||1|cup=250|Canned & jars|Produce|400 400 g jar;425 15 oz jar|8|||
coconut-milk-fresh|||||1|cup=240;tbsp=15;ml=1.01|Chilled & plant-based|Dairy & Alternatives|150;200;227 8 oz|9||21|
coconut-cream-sweetened||milk sulphite||added-sugar|1|cup=296;tbsp=19|Canned & jars|Produce|400 400 g jar;425 15 oz jar|9|||
cranberry-juice-cocktail||sulphite||added-sugar|1|cup=253;tbsp=15.5;ml=1.05|Drinks|Produce|946 32 fl oz bottle;1000 1 l bottle|2||7|
sugar-apple|||||0.55|piece=155;cup=250|Produce|Produce|282 1 piece|9||10|
durian|||||0.32|cup=243|Produce|Produce|759 1 piece|14||10|
fruit-cocktail|||||1|cup=237|Canned & jars|Produce|400 400 g jar;425 15 oz jar|5|||
grapefruit-red|||||0.5|piece=246;half=123;cup=230|Produce|Produce|492 1 piece|3.6||10|
grapefruit-white|||||0.5|piece=236;half=118;cup=230|Produce|Produce|472 1 piece|3.6||10|
grapefruit-canned|||||1|cup=249|Canned & jars|Produce|400 400 g jar;425 15 oz jar|6|||
grapefruit-juice|||||1|cup=247;tbsp=15.5;ml=1.05;piece=196|Drinks|Produce|946 32 fl oz bottle;1000 1 l bottle|3||7|
guava-paste||sulphite||added-sugar|1|tbsp=20;tsp=7;cup=238|Nuts, seeds & snacks|Pantry|340 340 g jar;340 12 oz jar|10|||
guava-nectar||sulphite||added-sugar|1|cup=248;tbsp=15.5;ml=1.05|Drinks|Produce|946 32 fl oz bottle;1000 1 l bottle|2.4||7|
mango-nectar||sulphite||added-sugar|1|cup=251;tbsp=15.5;ml=1.05|Drinks|Produce|946 32 fl oz bottle;1000 1 l bottle|2.4||7|
green-mango|||||0.71|piece=207;cup=165|Produce|Produce|292 1 piece|6||10|
amchur|||||1|tsp=2.5;tbsp=7|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|30|||1
jujube-fresh|||||0.93|cup=150;piece=120|Produce|Produce|129 1 piece|12||10|
lychee-canned||sulphite||added-sugar|0.6|cup=250;piece=10|Canned & jars|Produce|400 400 g jar;425 15 oz jar|7|||
mamey|||||0.75|cup=175;piece=558|Produce|Produce|744 1 piece|12||10|
mangosteen|||||1|cup=196|Canned & jars|Produce|400 400 g jar;425 15 oz jar|12|||
casaba-melon|||||0.6|cup=170;piece=1640;wedge=164|Produce|Produce|2733 1 piece|3||10|
tangerine-juice|||||1|cup=247;tbsp=15.5;ml=1.05|Drinks|Produce|946 32 fl oz bottle;1000 1 l bottle|5||7|
yuzu-juice||sulphite|||1|tbsp=15;tsp=5;piece=7|Drinks|Produce|946 32 fl oz bottle;1000 1 l bottle|30||7|
preserved-lemon||sulphite|||1|piece=60;tbsp=15|Canned & jars|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|14|||
kiwano|||||0.7|piece=209;cup=233|Produce|Produce|299 1 piece|12||10|
golden-kiwi|||||0.8|piece=81;cup=180|Produce|Produce|101 1 piece|9||10|
dragon-fruit|||||0.6|piece=200;cup=180|Produce|Produce|333 1 piece|12||10|
orange-zest-dried|||||1|piece=5;tsp=2|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|60|||1
papaya-green|||||0.65|cup=145;piece=300|Produce|Produce|462 1 piece|5||10|
passion-fruit-juice|||||1|cup=247;tbsp=15.5;ml=1.05|Drinks|Produce|946 32 fl oz bottle;1000 1 l bottle|6||7|
peaches-dried|sulphite||||1|cup=160;half=13|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|18|||
pears-canned|||||1|cup=244;half=76|Canned & jars|Produce|400 400 g jar;425 15 oz jar|5|||
pears-dried|sulphite||||1|cup=180;half=18|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|22|||
persimmon-dried||sulphite|||1|piece=34|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|30|||
pineapple-frozen||||added-sugar|1|cup=245|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|6|||
pineapple-dried|sulphite|||added-sugar|1|cup=130;ring=20|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|18|||
papaya-dried|sulphite|||added-sugar|1|cup=130|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|16|||
plums-canned|||||1|cup=252;piece=46|Canned & jars|Produce|400 400 g jar;425 15 oz jar|5|||
umeboshi||sulphite|||1|piece=10;tbsp=15|Canned & jars|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|40|||
prune-juice|||||1|cup=256;tbsp=15.5;ml=1.05|Drinks|Produce|946 32 fl oz bottle;1000 1 l bottle|3||7|
prune-puree||||added-sugar|1|tbsp=18;tsp=7;cup=320|Nuts, seeds & snacks|Pantry|340 340 g jar;340 12 oz jar|8|||
rambutan||||added-sugar|1|cup=150;piece=9|Canned & jars|Produce|400 400 g jar;425 15 oz jar|8|||
rhubarb-frozen|||||1|cup=137|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|6|||
peach-nectar||sulphite||added-sugar|1|cup=248;tbsp=15.5;ml=1.05|Drinks|Produce|946 32 fl oz bottle;1000 1 l bottle|2.4||7|
pear-nectar||sulphite||added-sugar|1|cup=248;tbsp=15.5;ml=1.05|Drinks|Produce|946 32 fl oz bottle;1000 1 l bottle|2.4||7|
apricot-nectar||sulphite||added-sugar|1|cup=248;tbsp=15.5;ml=1.05|Drinks|Produce|946 32 fl oz bottle;1000 1 l bottle|2.4||7|
tomato-clam-juice|mollusc|fish crustacean wheat gluten soy celery|mollusc|added-sugar|1|cup=248;tbsp=15.5;ml=1.05;can=166|Drinks|Produce|946 32 fl oz bottle;1000 1 l bottle|3||7|
dates-pitted||wheat gluten sulphite|||1|cup=147;tbsp=9|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|9|||
date-syrup||||added-sugar|1|cup=320;tbsp=20;tsp=6.7;ml=1.35|Baking|Pantry|340 12 oz bottle;340 340 g bottle|10|||
pomegranate-molasses||sulphite|||1|cup=320;tbsp=20;tsp=6.7;ml=1.35|Baking|Pantry|340 12 oz bottle;340 340 g bottle|16|||
carob-molasses||sulphite||added-sugar|1|cup=337;tbsp=20;ml=1.4|Baking|Pantry|340 12 oz bottle;340 340 g bottle|12|||
masarepa||wheat gluten||grain|1|cup=150;tbsp=9.4;tsp=3.1|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|4|||
corn-flour-blue||wheat gluten||grain|1|cup=125;tbsp=6.9;tsp=2.6|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|7|||
cornmeal-self-rising||wheat gluten||grain processed|1|cup=122;tbsp=7.8;tsp=2.6|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|4|||
teff-flour||wheat gluten||grain|1|cup=193|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|11|||
injera||wheat gluten||grain|1|piece=100|Bakery|Pantry|300;340 12 oz;400|9||5|
instant-rice||||grain|1|cup=95;tbsp=11.5|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|6|||
red-rice||||grain|1|cup=185|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|7|||
broken-rice||||grain|1|cup=185|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|3|||
poha||wheat gluten||grain|1|cup=90|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|5|||
rye-flour-dark|gluten|wheat||grain|1|cup=128;tbsp=7.8;tsp=2.6|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|3|||
rye-flour-light|gluten|wheat||grain|1|cup=102;tbsp=7.8;tsp=2.6|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|3|||
pastry-flour|wheat gluten|||grain|1|cup=125;tbsp=7.8|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|2|||
wheat-durum|wheat gluten|||grain|1|cup=192;tbsp=11.5|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|4|||
xanthan-gum||wheat gluten soy|||1|tsp=3;tbsp=9|Baking|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|40|||
lupin-flour|lupin|wheat gluten soy||pulse|1|cup=180|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|9|||
chestnut-flour|tree_nut|peanut wheat gluten||starchy|1|cup=125;tbsp=7.8;tsp=2.6|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|18|||
hazelnut-flour|tree_nut|peanut|||1|cup=90;tbsp=6|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|20|||
maple-sugar||||added-sugar|1|cup=200;tbsp=12.5;tsp=3;piece=28|Baking|Pantry|454 16 oz bag;500 500 g bag;1000 1 kg bag|40|||1
corn-syrup-dark||||added-sugar|1|cup=328;tbsp=20;tsp=6.7;ml=1.35|Baking|Pantry|340 12 oz bottle;340 340 g bottle|5|||
rice-syrup||wheat gluten||added-sugar|1|cup=341;tbsp=22;ml=1.44|Baking|Pantry|340 12 oz bottle;340 340 g bottle|9|||
cane-syrup||||added-sugar|1|cup=320;tbsp=20;tsp=6.7;ml=1.35|Baking|Pantry|340 12 oz bottle;340 340 g bottle|6|||
pancake-syrup||sulphite||added-sugar|1|cup=314;tbsp=20;tsp=6.7;ml=1.35|Baking|Pantry|340 12 oz bottle;340 340 g bottle|5.4|||
grenadine||sulphite||added-sugar|1|cup=320;tbsp=20;tsp=6.7;ml=1.35|Baking|Pantry|340 12 oz bottle;340 340 g bottle|8|||
fruit-syrup||sulphite||added-sugar|1|cup=320;tbsp=20;tsp=6.7;ml=1.35|Baking|Pantry|340 12 oz bottle;340 340 g bottle|8|||
strawberry-topping||sulphite||added-sugar|1|cup=340;tbsp=21;tsp=6.7;ml=1.35|Baking|Pantry|340 12 oz bottle;340 340 g bottle|8|||
caramel-sauce|milk|soy sulphite|dairy|added-sugar processed|1|cup=320;tbsp=20.5;tsp=6.7;ml=1.35|Baking|Pantry|340 12 oz bottle;340 340 g bottle|9|||
marshmallow-cream|egg|soy|egg|added-sugar processed|1|cup=320;tbsp=20;tsp=6.7;ml=1.35|Baking|Pantry|340 12 oz bottle;340 340 g bottle|8|||
jelly||sulphite||added-sugar|1|tbsp=20;tsp=7;cup=320|Nuts, seeds & snacks|Pantry|340 340 g jar;340 12 oz jar|8|||
chocolate-45||milk tree_nut peanut wheat gluten soy||added-sugar processed|1|cup=170;piece=162;tbsp=10;square=14|Baking|Pantry|100;113 4 oz;200|17|||
chocolate-60||milk tree_nut peanut wheat gluten soy||added-sugar processed|1|cup=170;piece=112;tbsp=10;square=14|Baking|Pantry|100;113 4 oz;200|20|||
mexican-chocolate||milk tree_nut peanut wheat gluten soy||added-sugar processed|1|cup=170;piece=10;tbsp=10;square=14;bar=90|Baking|Pantry|100;113 4 oz;200|16|||
cacao-nibs||milk tree_nut peanut|||1|tbsp=8;cup=120|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|28|||
malted-milk-powder|milk wheat gluten soy||dairy|grain added-sugar processed|1|tbsp=7|Baking|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|14|||
ladyfingers|egg wheat gluten|milk soy|egg|grain added-sugar|1|piece=11|Bakery|Pantry|200;250;284 10 oz|12|||
shortbread|milk wheat gluten|egg tree_nut soy|dairy|grain added-sugar processed|1|piece=8|Bakery|Pantry|200;250;284 10 oz|11|||
gingersnaps|wheat gluten|milk egg soy||grain added-sugar processed|1|piece=7|Bakery|Pantry|200;250;284 10 oz|9|||
oatmeal-cookies|wheat gluten|milk egg tree_nut peanut soy||grain added-sugar processed|1|piece=25|Bakery|Pantry|200;250;284 10 oz|10|||
chocolate-chip-cookies|milk wheat gluten soy|egg tree_nut peanut|dairy|grain added-sugar processed|1|piece=12|Bakery|Pantry|200;250;284 10 oz|10|||
chocolate-sandwich-cookies|wheat gluten soy|milk egg||grain added-sugar processed|1|piece=12|Bakery|Pantry|200;250;284 10 oz|9|||
butter-cookies|milk wheat gluten|egg tree_nut soy|dairy|grain added-sugar processed|1|piece=5|Bakery|Pantry|200;250;284 10 oz|11|||
marie-biscuits|wheat gluten|milk egg soy||grain added-sugar processed|1|piece=7|Bakery|Pantry|200;250;284 10 oz|8|||
vanilla-wafers|wheat gluten|milk egg soy||grain added-sugar processed|1|piece=4|Bakery|Pantry|200;250;284 10 oz|11|||
fig-bars|wheat gluten|milk egg soy sulphite||grain added-sugar processed|1|piece=16|Bakery|Pantry|200;250;284 10 oz|9|||
macaroons-coconut|egg|milk tree_nut wheat gluten soy sulphite|egg|added-sugar processed|1|piece=24|Bakery|Pantry|200;250;284 10 oz|14|||
pound-cake|milk egg wheat gluten|tree_nut soy|dairy|grain added-sugar processed|1|slice=30;cake=300;loaf=300|Bakery|Pantry|300;340 12 oz;400|12||5|
sponge-cake|egg wheat gluten|milk soy|egg|grain added-sugar processed|1|slice=38|Bakery|Pantry|300;340 12 oz;400|11||5|
angel-food-cake|egg wheat gluten|milk soy|egg|grain added-sugar processed|1|slice=28|Bakery|Pantry|300;340 12 oz;400|11||5|
brownies|egg wheat gluten|milk tree_nut peanut soy|egg|grain added-sugar processed|1|piece=56|Bakery|Pantry|300;340 12 oz;400|12||5|
blueberry-muffin|milk egg wheat gluten|tree_nut soy|egg|grain added-sugar processed|1|piece=113|Bakery|Pantry|300;340 12 oz;400|11||5|
corn-muffin|milk egg wheat gluten|soy|egg|grain added-sugar processed|1|piece=113|Bakery|Pantry|300;340 12 oz;400|11||5|
glazed-doughnut|milk egg wheat gluten|soy|dairy|grain added-sugar refined-oil processed|1|piece=64|Bakery|Pantry|300;340 12 oz;400|13||5|
cinnamon-roll|milk egg wheat gluten|tree_nut soy|dairy|grain added-sugar processed|1|piece=95|Bakery|Pantry|300;340 12 oz;400|12||5|
waffles-frozen|milk egg wheat gluten|soy|dairy|grain processed|1|piece=35|Frozen|Pantry|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|9|||
pancakes-frozen|milk egg wheat gluten|soy|dairy|grain processed|1|piece=41|Frozen|Pantry|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|9|||
graham-cracker-crust|wheat gluten|milk soy||grain added-sugar processed|1|piece=170|Baking|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|11|||
garlic-bread|wheat gluten|milk egg soy sesame||grain processed|1|slice=43|Frozen|Pantry|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|9|||
brioche|milk egg wheat gluten|tree_nut soy sesame|dairy|grain added-sugar|1|slice=45;piece=77;cup=40|Bakery|Pantry|300;340 12 oz;400|11||5|
challah|egg wheat gluten|milk soy sesame|egg|grain|1|slice=40;cup=40;loaf=450;whole=450|Bakery|Pantry|300;340 12 oz;400|10||5|
french-rolls|wheat gluten|milk egg soy sesame||grain|1|piece=38|Bakery|Pantry|300;340 12 oz;400|7||5|
kaiser-roll|wheat gluten|milk egg soy sesame||grain|1|piece=57|Bakery|Pantry|300;340 12 oz;400|8||5|
hawaiian-roll|milk egg wheat gluten|soy sesame|dairy|grain added-sugar|1|piece=30|Bakery|Pantry|300;340 12 oz;400|10||5|
potato-bread|wheat gluten|milk egg soy sesame sulphite||grain|1|slice=32|Bakery|Pantry|300;340 12 oz;400|8||5|
oat-bread|wheat gluten|milk egg soy sesame||grain|1|slice=27|Bakery|Pantry|300;340 12 oz;400|7||5|
raisin-bread|wheat gluten|milk egg soy sulphite||grain added-sugar|1|slice=32|Bakery|Pantry|300;340 12 oz;400|8||5|
cheese-bread|milk wheat gluten|egg soy sesame|dairy|grain|1|slice=48|Bakery|Pantry|300;340 12 oz;400|9||5|
pao-de-queijo|milk egg||dairy|starchy animal-rennet|1|piece=25|Frozen|Pantry|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|14|||
italian-breadsticks|wheat gluten|milk soy sesame||grain|1|piece=6|Bakery|Pantry|200;227 8 oz;250|12|||
melba-toast|wheat gluten|milk soy sesame||grain|1|piece=5|Bakery|Pantry|200;227 8 oz;250|12|||
rusk|wheat gluten|milk egg soy sesame||grain added-sugar|1|piece=10;slice=10|Bakery|Pantry|200;227 8 oz;250|12|||
wheat-crackers|wheat gluten|milk soy sesame||grain processed|1|piece=2|Bakery|Pantry|200;227 8 oz;250|11|||
butter-crackers|wheat gluten soy|milk sesame||grain processed|1|piece=3.3;sleeve=107;cup=62;cup crushed=80|Bakery|Pantry|200;227 8 oz;250|10|||
whole-wheat-crackers|wheat gluten|milk soy sesame||grain processed|1|piece=4|Bakery|Pantry|200;227 8 oz;250|12|||
cheese-crackers|milk wheat gluten soy|sesame|dairy|grain processed|1|piece=1|Bakery|Pantry|200;227 8 oz;250|12|||
gluten-free-crackers||milk egg tree_nut soy sesame lupin||grain|1|piece=3|Bakery|Pantry|200;227 8 oz;250|22|||
rice-crackers||wheat gluten soy sesame||grain processed|1|piece=2|Bakery|Pantry|200;227 8 oz;250|14|||
prawn-crackers|crustacean|fish mollusc wheat gluten soy|crustacean|starchy refined-oil processed|1|piece=3|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|18|||
matzo-whole-wheat|wheat gluten|||grain|1|piece=28|Bakery|Pantry|200;227 8 oz;250|10|||
egg-matzo|egg wheat gluten||egg|grain|1|piece=28|Bakery|Pantry|200;227 8 oz;250|11|||
matzo-meal|wheat gluten|||grain|1|cup=115;tbsp=7|Baking|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|8|||
tostada-shells||wheat gluten||grain refined-oil|1|piece=14|Bakery|Pantry|300;340 12 oz;400|9||5|
lavash|wheat gluten|milk soy sesame||grain|1|piece=90|Bakery|Pantry|300;340 12 oz;400|8||5|
paratha|wheat gluten|milk soy||grain refined-oil|1|piece=79|Bakery|Pantry|300;340 12 oz;400|8||5|
naan-whole-wheat|milk wheat gluten|egg soy sesame|dairy|grain|1|piece=106|Bakery|Pantry|300;340 12 oz;400|8||5|
crumpet|wheat gluten|milk egg soy||grain|1|piece=55|Bakery|Pantry|300;340 12 oz;400|7||5|
scone|milk wheat gluten|egg soy|dairy|grain added-sugar|1|piece=60|Bakery|Pantry|300;340 12 oz;400|10||5|
biscuits-buttermilk|milk wheat gluten|egg soy|dairy|grain processed|1|piece=60;tube=463;can=463;packet=463|Frozen|Pantry|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|7|||
pizza-dough|wheat gluten|milk soy||grain|1|piece=400;cup=200|Chilled & plant-based|Pantry|250;340 12 oz;400|6||7|
crescent-dough|wheat gluten|milk egg soy||grain processed|1|piece=28;can=226;packet=226|Chilled & plant-based|Pantry|250;340 12 oz;400|9||7|
cornbread|milk egg wheat gluten|soy|dairy|grain|1|piece=65|Bakery|Pantry|300;340 12 oz;400|8||5|
arepa||milk wheat gluten||grain|1|piece=80|Bakery|Pantry|300;340 12 oz;400|6||5|
idli-dosa-batter||wheat gluten||grain pulse|1|piece=39;cup=240|Chilled & plant-based|Pantry|250;340 12 oz;400|7||7|
dosa||wheat gluten||grain pulse|1|piece=60|Chilled & plant-based|Pantry|250;340 12 oz;400|9||7|
cheese-ravioli|milk egg wheat gluten|soy|dairy|grain processed animal-rennet|1|cup=125;piece=10|Chilled & plant-based|Pantry|250;340 12 oz;400|10||5|
meat-ravioli|egg wheat gluten|milk soy celery|meat|grain processed|1|cup=125;piece=10|Chilled & plant-based|Pantry|250;340 12 oz;400|11||5|
cheese-tortellini|milk egg wheat gluten|soy|dairy|grain processed animal-rennet|1|cup=125;piece=10|Chilled & plant-based|Pantry|250;340 12 oz;400|10||5|
meat-tortellini|egg wheat gluten|milk soy celery|meat|grain processed|1|cup=125;piece=10|Chilled & plant-based|Pantry|250;340 12 oz;400|11||5|
pierogi|milk wheat gluten|egg soy|dairy|grain starchy processed|1|piece=40|Frozen|Pantry|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|8|||
gyoza|wheat gluten soy|milk egg fish crustacean mollusc sesame|meat|grain processed|1|piece=25|Frozen|Pantry|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|11|||
vegetable-dumplings|wheat gluten|milk egg soy sesame||grain processed|1|piece=25|Frozen|Pantry|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|11|||
rice-paper||sulphite||grain|1|piece=9;sheet=9|Grains, pasta & rice|Pantry|400;454 1 lb;500|12|||
spring-roll-wrappers|wheat gluten|milk egg soy||grain|1|piece=20;sheet=20|Chilled & plant-based|Pantry|250;340 12 oz;400|8||7|
tteok||wheat gluten||grain|1|cup=150;piece=15|Chilled & plant-based|Pantry|250;340 12 oz;400|9||7|
ramen-noodles|wheat gluten soy|milk egg fish crustacean mollusc sesame celery mustard|meat|grain refined-oil processed|1|packet=85;block=85|Grains, pasta & rice|Pantry|400;454 1 lb;500|7|||
spinach-pasta|wheat gluten|egg soy||grain|1|cup=100|Grains, pasta & rice|Pantry|400;454 1 lb;500|5|||
spinach-egg-noodles|egg wheat gluten|soy|egg|grain|1|cup=38|Grains, pasta & rice|Pantry|400;454 1 lb;500|6|||
pasta-spinach-fresh|egg wheat gluten|milk soy|egg|grain|1|cup=125;piece=10|Chilled & plant-based|Pantry|250;340 12 oz;400|8||5|
gluten-free-pasta-rice||soy||grain|1|cup=105|Grains, pasta & rice|Pantry|400;454 1 lb;500|8|||
black-bean-pasta||wheat gluten soy||pulse|1|cup=95|Grains, pasta & rice|Pantry|400;454 1 lb;500|10|||
vermicelli-wheat|wheat gluten|egg soy||grain|1|cup=105;nest=50|Grains, pasta & rice|Pantry|400;454 1 lb;500|5|||
muesli|wheat gluten|milk tree_nut peanut soy sesame sulphite||grain|1|cup=85|Grains, pasta & rice|Pantry|250;340 12 oz;400|9|||
corn-flakes|gluten|milk wheat||grain processed|1|cup=28|Grains, pasta & rice|Pantry|250;340 12 oz;400|9|||
bran-flakes|wheat gluten|milk||grain added-sugar processed|1|cup=40|Grains, pasta & rice|Pantry|250;340 12 oz;400|9|||
all-bran|wheat gluten|milk||grain added-sugar processed|1|cup=62|Grains, pasta & rice|Pantry|250;340 12 oz;400|10|||
wheat-biscuits|wheat gluten|milk||grain|1|cup=50;piece=20|Grains, pasta & rice|Pantry|250;340 12 oz;400|9|||
rice-cereal|gluten|milk wheat soy||grain processed|1|cup=28|Grains, pasta & rice|Pantry|250;340 12 oz;400|10|||
granola-bar|tree_nut gluten soy|milk peanut wheat sesame||grain added-sugar processed|1|bar=24;piece=24|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|15|||
trail-mix|tree_nut peanut|milk wheat gluten soy sesame sulphite||added-sugar|1|cup=150|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|14|||
mixed-nuts-no-peanuts|tree_nut|peanut sesame|||1|cup=144|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|26|||
sesame-sticks|wheat gluten sesame|milk tree_nut soy||grain refined-oil processed|1|cup=40;piece=5|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|12|||
rice-snack-mix|peanut wheat gluten soy|fish crustacean tree_nut sesame||grain refined-oil processed|1|cup=40;piece=5|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|12|||
pita-chips|wheat gluten|milk soy sesame||grain refined-oil processed|1|cup=40;piece=5|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|14|||
plantain-chips||sulphite||starchy refined-oil|1|cup=40;piece=5|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|14|||
sweet-potato-chips||wheat gluten||starchy refined-oil processed|1|cup=40;piece=5|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|16|||
halva|sesame|milk tree_nut peanut wheat gluten||added-sugar processed|1|piece=30|Baking|Pantry|100;113 4 oz;200|16|||
marzipan-nougat|egg tree_nut|milk peanut wheat gluten soy sesame|egg|added-sugar processed|1|piece=14|Baking|Pantry|100;113 4 oz;200|22|||
caramels|milk|tree_nut peanut soy|dairy|added-sugar processed|1|piece=10|Baking|Pantry|100;113 4 oz;200|11|||
vanilla-pudding|milk|egg wheat gluten soy|dairy|added-sugar processed|1|cup=250|Dairy & eggs|Dairy & Alternatives|450;500;623 22 oz|6||7|
chocolate-pudding|milk|egg wheat gluten soy|dairy|added-sugar processed|1|cup=250|Dairy & eggs|Dairy & Alternatives|450;500;623 22 oz|6||7|
rice-pudding|milk|egg soy|dairy|grain added-sugar processed|1|cup=250;can=400|Dairy & eggs|Dairy & Alternatives|450;500;623 22 oz|6||7|
sorbet||milk egg||added-sugar processed|1|cup=140;scoop=66;tbsp=9|Frozen|Dairy & Alternatives|279 500 ml tub;264 16 fl oz tub;558 1 l tub|9|||
chocolate-ice-cream|milk|egg tree_nut peanut soy|dairy|added-sugar processed|1|cup=132;scoop=66;tbsp=9|Frozen|Dairy & Alternatives|279 500 ml tub;264 16 fl oz tub;558 1 l tub|9|||
strawberry-ice-cream|milk|egg soy|dairy|added-sugar processed|1|cup=132;scoop=66;tbsp=9|Frozen|Dairy & Alternatives|279 500 ml tub;264 16 fl oz tub;558 1 l tub|9|||
whipped-topping|milk|soy|dairy|added-sugar processed|1|tbsp=4;cup=75;tub=226;packet=226|Frozen|Dairy & Alternatives|279 500 ml tub;264 16 fl oz tub;558 1 l tub|7|||
coffee-creamer|milk|soy|dairy|added-sugar processed|1|tsp=2;tbsp=6|Baking|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|12|||
sichuan-pepper|||||1|tsp=2.5;tbsp=7.5|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|50|||1
pink-peppercorns||tree_nut mustard|||1|tsp=2.5;tbsp=7.5|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|60|||1
grains-of-paradise|||||1|tsp=2.5;tbsp=7.5|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|80|||1
juniper-berries|||||1|tsp=2;piece=0.2|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|60|||1
asafoetida||wheat gluten||grain|1|tsp=2.5;tbsp=7.5|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|80|||1
ajwain||celery mustard|||1|tsp=2.5;tbsp=7.5|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|40|||1
nigella-seeds||sesame mustard|||1|tsp=2.5;tbsp=7.5|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|40|||1
fenugreek-leaves||celery mustard|||1|tsp=0.7;tbsp=2;cup=20|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|60|||1
curry-leaves|||||1|piece=0.1;leaf=0.1;sprig=2;tbsp=3;cup=30|Produce|Produce|30 1 bunch|80||5|
coriander-leaf-dried|||||1|tsp=0.6;tbsp=1.8|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|60|||1
annatto||wheat gluten|||1|tsp=2.5;tbsp=7.5;tbsp paste=16;tsp paste=5.3|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|40|||1
shichimi-togarashi|sesame|tree_nut peanut mustard|||1|tsp=2.5;tbsp=7.5|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|90|||1
furikake|fish sesame|milk egg crustacean mollusc wheat gluten soy|fish|added-sugar|1|tsp=2.5;tbsp=7.5|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|80|||1
everything-bagel-seasoning|sesame|tree_nut peanut mustard|||1|tsp=2.5;tbsp=7.5|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|40|||1
dukkah|tree_nut sesame|peanut|||1|tsp=2.5;tbsp=7.5|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|50|||1
baharat||sesame celery mustard|||1|tsp=2.5;tbsp=7.5|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|50|||1
old-bay|celery mustard||||1|tsp=2.5;tbsp=7.5|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|30|||1
adobo-seasoning||wheat gluten soy|||1|tsp=2.5;tbsp=7.5|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|20|||1
sazon||wheat gluten soy|||1|sachet=5;tsp=3|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|40|||1
chili-seasoning-mix||milk wheat gluten soy mustard||processed|1|sachet=37;tbsp=8;tsp=3;packet=37|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|30|||1
ranch-seasoning|milk|egg wheat gluten soy celery mustard|dairy|processed|1|sachet=28;tbsp=9;packet=28|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|40|||1
onion-soup-mix||milk wheat gluten soy celery||processed|1|sachet=39;tbsp=7;packet=39|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|20|||1
garlic-salt||wheat gluten celery|||1|tsp=4.8;tbsp=14.4|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|10|||1
lemon-pepper|||||1|tsp=2.5;tbsp=7.5|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|30|||1
chaat-masala||wheat gluten celery mustard sulphite|||1|tsp=2.5;tbsp=7.5|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|40|||1
lavender-dried|||||1|tsp=2.5;tbsp=7.5|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|120|||1
shiso|||||0.8|leaf=1;piece=1;bunch=30;tbsp=2|Produce|Produce|30 1 bunch|70||5|
microgreens||mustard|||1|cup=30|Produce|Produce|250;400;454 1 lb;500|40||5|
pandan-leaves|||||1|piece=5;leaf=5;tbsp=3;bunch=50|Produce|Produce|30 1 bunch|30||5|
doubanjiang|wheat gluten soy|sesame||pulse processed|1|tbsp=16;tsp=5.3;cup=256|Oils & condiments|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|12||60|
doenjang|wheat gluten soy|sesame||grain pulse processed|1|cup=275;tbsp=17;tsp=5.7|Oils & condiments|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|12||60|
fermented-black-beans|soy|wheat gluten||pulse processed|1|cup=275;tbsp=17;tsp=5.7|Oils & condiments|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|14||60|
chili-crisp|peanut wheat gluten soy|tree_nut sesame||refined-oil processed|1|tbsp=14;tsp=4.6;cup=224|Oils & condiments|Pantry|250 250 ml bottle;284 10 fl oz bottle|20||60|
chili-oil||peanut wheat gluten soy sesame||refined-oil|1|tbsp=14;tsp=4.6;cup=224|Oils & condiments|Pantry|250 250 ml bottle;284 10 fl oz bottle|14||60|
massaman-paste|crustacean peanut|fish tree_nut soy|crustacean|processed|1|tbsp=16;tsp=5.3;cup=256|Oils & condiments|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|16||60|
yellow-curry-paste|crustacean|fish soy mustard|crustacean|processed|1|tbsp=16;tsp=5.3|Oils & condiments|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|16||60|
indian-curry-paste||milk tree_nut wheat gluten soy celery mustard sulphite||processed|1|tbsp=16;tsp=5.3;cup=256|Oils & condiments|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|12||60|
tikka-masala-sauce|milk|tree_nut wheat gluten soy celery mustard|dairy|processed|1|cup=250;tbsp=15.6|Canned & jars|Pantry|400 400 g jar;425 15 oz jar|6|||
jerk-marinade|wheat gluten soy|celery sulphite||added-sugar|1|tbsp=16;tsp=5.3;cup=256|Oils & condiments|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|12||60|
shrimp-paste|crustacean|fish mollusc|crustacean||1|tbsp=16;tsp=5.3;cup=256|Oils & condiments|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|18||60|
anchovy-paste|fish|milk soy|fish||1|can=45;piece=4;fillet=4;tbsp=15;tsp=5|Oils & condiments|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|30||60|
xo-sauce|crustacean mollusc wheat gluten soy|fish sesame|crustacean|processed|1|tbsp=16;tsp=5.3;cup=256|Oils & condiments|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|60||60|
bonito-flakes|fish||fish||1|cup=5;tbsp=1;packet=3|Canned & jars|Proteins|200 200 g jar;227 8 oz jar;300 300 g jar|110|||
dried-shrimp|crustacean|fish mollusc|crustacean||1|tbsp=5;cup=80|Canned & jars|Proteins|200 200 g jar;227 8 oz jar;300 300 g jar|50|||
dried-anchovies|fish|crustacean mollusc|fish||1|cup=40;tbsp=3|Canned & jars|Proteins|200 200 g jar;227 8 oz jar;300 300 g jar|40|||
ponzu|fish wheat gluten soy|sulphite|fish|grain pulse|1|tbsp=16;tsp=5.3;cup=256|Oils & condiments|Pantry|250 250 ml bottle;284 10 fl oz bottle|14||60|
sweet-soy-sauce|wheat gluten soy|sesame||grain pulse added-sugar|1|tbsp=20;tsp=6.7;cup=320|Oils & condiments|Pantry|250 250 ml bottle;284 10 fl oz bottle|9||60|
ssamjang-bulgogi-sauce|wheat gluten soy sesame|||grain pulse added-sugar processed|1|tbsp=16;tsp=5.3;cup=256|Oils & condiments|Pantry|250 250 ml bottle;284 10 fl oz bottle|9||60|
sweet-chili-sauce||sulphite||added-sugar processed|1|tbsp=16;tsp=5.3;cup=256|Oils & condiments|Pantry|250 250 ml bottle;284 10 fl oz bottle|7||60|
chili-sauce-tomato||celery mustard||added-sugar processed|1|tbsp=16;tsp=5.3;cup=273|Oils & condiments|Pantry|250 250 ml bottle;284 10 fl oz bottle|7||60|
aji-amarillo||sulphite|||1|tbsp=15;tsp=5|Oils & condiments|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|16||60|
ajvar||sulphite|||1|tbsp=16;tsp=5.3;cup=256|Oils & condiments|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|9||60|
peri-peri-sauce||celery mustard sulphite|||1|tbsp=16;tsp=5.3;cup=256|Oils & condiments|Pantry|250 250 ml bottle;284 10 fl oz bottle|10||60|
buffalo-sauce|milk|soy sulphite|dairy||1|tbsp=16;tsp=5.3;cup=256|Oils & condiments|Pantry|250 250 ml bottle;284 10 fl oz bottle|9||60|
aioli|egg mustard|milk soy sulphite|egg|refined-oil processed|1|tbsp=14;tsp=4.6;cup=224|Oils & condiments|Pantry|250 250 ml bottle;284 10 fl oz bottle|10||60|
vegan-fish-sauce|wheat gluten soy|sulphite||grain pulse processed|1|cup=255;tbsp=16;tsp=5.3;ml=1.15|Oils & condiments|Pantry|250 250 ml bottle;284 10 fl oz bottle|12||60|
vegan-worcestershire|wheat gluten soy|celery mustard sulphite||added-sugar|1|tbsp=16;tsp=5.3;cup=256|Oils & condiments|Pantry|250 250 ml bottle;284 10 fl oz bottle|12||60|
tzatziki|milk|sulphite|dairy||1|tbsp=15;cup=246|Chilled & plant-based|Pantry|250;340 12 oz;400|10||7|
baba-ganoush|sesame|milk tree_nut sulphite|||1|tbsp=15;cup=246|Chilled & plant-based|Pantry|250;340 12 oz;400|12||7|
bean-dip||milk wheat gluten soy||pulse refined-oil processed|1|tbsp=18;cup=246|Chilled & plant-based|Pantry|250;340 12 oz;400|8||7|
queso-dip|milk|egg wheat gluten soy|dairy|processed|1|tbsp=15;cup=250|Chilled & plant-based|Pantry|250;340 12 oz;400|9||7|
cheese-sauce|milk|wheat gluten soy|dairy|processed|1|cup=252;tbsp=15.6|Canned & jars|Pantry|400 400 g jar;425 15 oz jar|9|||
olive-tapenade||fish sulphite|||1|tbsp=16;tsp=5.3;cup=256|Oils & condiments|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|16||60|
taramasalata|fish wheat gluten|milk egg soy|fish|processed|1|tbsp=15;cup=246|Chilled & plant-based|Pantry|250;340 12 oz;400|14||7|
pesto-vegan|tree_nut|milk peanut soy|||1|tbsp=16;tsp=5.3;cup=256|Oils & condiments|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|20||60|
pesto-rosso|milk tree_nut sulphite|egg peanut|dairy|processed animal-rennet|1|tbsp=16;tsp=5.3;cup=256|Oils & condiments|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|16||60|
chimichurri||mustard sulphite|||1|tbsp=14;tsp=4.6;cup=224|Oils & condiments|Pantry|250 250 ml bottle;284 10 fl oz bottle|14||60|
sofrito||sulphite|meat|processed|1|cup=206;tbsp=15.6|Canned & jars|Pantry|400 400 g jar;425 15 oz jar|8|||
gravy-beef|wheat gluten|milk soy celery|meat|processed|1|cup=233;tbsp=15.6;can=291|Canned & jars|Pantry|400 400 g jar;425 15 oz jar|5|||
gravy-chicken|wheat gluten|milk soy celery|poultry|processed|1|cup=228;tbsp=15.6|Canned & jars|Pantry|400 400 g jar;425 15 oz jar|5|||
gravy-granules|wheat gluten|milk soy celery|meat|grain processed|1|tbsp=6;tsp=2;sachet=24;packet=24|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|14|||1
duck-sauce||wheat gluten soy sulphite||added-sugar processed|1|tbsp=16.5;tsp=5.3;cup=256|Oils & condiments|Pantry|250 250 ml bottle;284 10 fl oz bottle|7||60|
white-sauce|milk wheat gluten|celery|dairy|grain processed|1|cup=250;tbsp=15.6|Canned & jars|Pantry|400 400 g jar;425 15 oz jar|6|||
hollandaise|milk egg|mustard sulphite|dairy|processed|1|cup=250;tbsp=15.6|Canned & jars|Pantry|400 400 g jar;425 15 oz jar|12|||
mango-chutney||mustard sulphite||added-sugar|1|tbsp=20;tsp=7;cup=320|Nuts, seeds & snacks|Pantry|340 340 g jar;340 12 oz jar|8|||
lime-pickle|mustard|sulphite||refined-oil|1|cup=150;tbsp=10;piece=10|Canned & jars|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|9|||
corn-relish||mustard sulphite||added-sugar|1|cup=150;tbsp=10;piece=10|Canned & jars|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|8|||
sour-pickles||mustard sulphite|||1|piece=10;tbsp=9;cup=155;pickle=65;cucumber=65|Canned & jars|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|8|||
giardiniera|celery|mustard sulphite|||1|cup=150;tbsp=10;piece=10|Canned & jars|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|8|||
pimento||sulphite|||1|tbsp=12;cup=192|Canned & jars|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|9|||
caperberries||sulphite|||1|piece=3|Canned & jars|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|18|||
hearts-of-palm-fresh|||||1|cup=120|Produce|Produce|250;400;454 1 lb;500|20||7|
beef-consomme||wheat gluten soy celery|meat||1|cup=248;tbsp=15;ml=1;can=310|Canned & jars|Pantry|946 32 fl oz carton;1000 1 l carton|5|||
chicken-soup-condensed|milk wheat gluten|soy celery|poultry|processed|1|cup=252;can=305|Canned & jars|Pantry|298 10.5 oz can;400 400 g can|5|||
celery-soup-condensed|milk wheat gluten celery|soy|dairy|processed|1|cup=252;can=305|Canned & jars|Pantry|298 10.5 oz can;400 400 g can|5|||
tomato-soup-condensed|wheat gluten|milk soy celery||added-sugar processed|1|cup=148;can=294|Canned & jars|Pantry|298 10.5 oz can;400 400 g can|4|||
minestrone-canned|wheat gluten celery|milk soy||processed|1|cup=240;can=539|Canned & jars|Pantry|298 10.5 oz can;400 400 g can|4|||
lentil-soup-canned||milk wheat gluten celery||pulse processed|1|cup=248;can=567|Canned & jars|Pantry|298 10.5 oz can;400 400 g can|4|||
mushroom-broth|celery|wheat gluten soy|||1|cup=221;can=411;ml=1|Canned & jars|Pantry|946 32 fl oz carton;1000 1 l carton|6|||
dashi-powder|fish|milk crustacean wheat gluten soy|fish|processed|1|tsp=3;tbsp=9|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|40|||1
liquid-smoke||sulphite|||1|cup=238;tbsp=14.9;tsp=5;ml=1.006|Oils & condiments|Pantry|250 250 ml bottle;284 10 fl oz bottle|20||60|
coconut-vinegar||sulphite|||1|cup=239;tbsp=14.9;tsp=5;ml=1.006|Oils & condiments|Pantry|503 500 ml bottle;476 16 fl oz bottle|9|||1
shaoxing-wine|wheat gluten|sulphite||grain alcohol|1|floz=29.1;cup=232.8;ml=0.98|Drinks|Pantry|740 25 fl oz bottle;740 750 ml bottle|8|||
dry-sherry|sulphite|milk egg fish||added-sugar alcohol|1|cup=235;tbsp=14.7;ml=0.99|Drinks|Pantry|740 25 fl oz bottle;740 750 ml bottle|14|||
port-wine|sulphite|milk egg fish||added-sugar alcohol|1|cup=235;tbsp=14.7;ml=0.99|Drinks|Pantry|740 25 fl oz bottle;740 750 ml bottle|16|||
rose-wine|sulphite|milk egg fish||alcohol|1|cup=235;tbsp=14.7;ml=0.99|Drinks|Pantry|740 25 fl oz bottle;740 750 ml bottle|14|||
whiskey||||alcohol|1|cup=235;tbsp=14.7;ml=0.99|Drinks|Pantry|740 25 fl oz bottle;740 750 ml bottle|26|||
gin||||alcohol|1|cup=235;tbsp=14.7;ml=0.99|Drinks|Pantry|740 25 fl oz bottle;740 750 ml bottle|26|||
coffee-liqueur||milk tree_nut sulphite||added-sugar alcohol|1|cup=235;tbsp=14.7;ml=0.99|Drinks|Pantry|740 25 fl oz bottle;740 750 ml bottle|26|||
irish-cream|milk|soy|dairy|added-sugar alcohol|1|cup=235;tbsp=14.7;ml=0.99|Drinks|Pantry|740 25 fl oz bottle;740 750 ml bottle|24|||
non-alcoholic-beer|gluten|wheat sulphite||grain|1|cup=237;tbsp=15;ml=1|Drinks|Pantry|946 32 fl oz bottle;1000 1 l bottle|3|||
cola||||added-sugar processed|1|cup=246;can=370;ml=1.04|Drinks|Pantry|946 32 fl oz bottle;1000 1 l bottle|1.4|||
ginger-ale||sulphite||added-sugar processed|1|cup=246;can=488;ml=1.04|Drinks|Pantry|946 32 fl oz bottle;1000 1 l bottle|1.6|||
lemon-lime-soda||||added-sugar processed|1|cup=246;can=355;ml=1.04|Drinks|Pantry|946 32 fl oz bottle;1000 1 l bottle|1.4|||
orange-soda||sulphite||added-sugar processed|1|cup=246;can=496;ml=1.04|Drinks|Pantry|946 32 fl oz bottle;1000 1 l bottle|1.4|||
tonic-water||||added-sugar processed|1|cup=246;can=488;ml=1.04|Drinks|Pantry|946 32 fl oz bottle;1000 1 l bottle|1.8|||
root-beer||||added-sugar processed|1|cup=246;can=493;ml=1.04|Drinks|Pantry|946 32 fl oz bottle;1000 1 l bottle|1.4|||
herbal-tea|||||1|cup=237;tbsp=15;ml=1;packet=237;sachet=237|Drinks|Pantry|946 32 fl oz bottle;1000 1 l bottle|0.8|||
chamomile-tea|||||1|cup=237;tbsp=15;ml=1;packet=237;sachet=237|Drinks|Pantry|946 32 fl oz bottle;1000 1 l bottle|0.8|||
hibiscus-tea|||||1|cup=237;tbsp=15;ml=1;packet=237;sachet=237|Drinks|Pantry|946 32 fl oz bottle;1000 1 l bottle|1|||
oolong-tea|||||1|cup=237;tbsp=15;ml=1;packet=237;sachet=237|Drinks|Pantry|946 32 fl oz bottle;1000 1 l bottle|0.8|||
iced-tea||sulphite||added-sugar|1|cup=237;tbsp=15;ml=1|Drinks|Pantry|946 32 fl oz bottle;1000 1 l bottle|2|||
kombucha|||||1|cup=237;tbsp=15;ml=1|Drinks|Pantry|946 32 fl oz bottle;1000 1 l bottle|5|||
coffee-decaf|||||1|cup=237;tbsp=15;ml=1|Drinks|Pantry|946 32 fl oz bottle;1000 1 l bottle|1|||
cereal-coffee|gluten|wheat||grain|1|tsp=2;tbsp=5|Baking|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|24|||
horchata||milk tree_nut||grain added-sugar|1|cup=228;tbsp=15;ml=1|Drinks|Pantry|946 32 fl oz bottle;1000 1 l bottle|3|||
ayran|milk||dairy||1|cup=244;tbsp=15;ml=1.03|Dairy & eggs|Dairy & Alternatives|946 32 fl oz carton;1000 1 l carton|4||7|
lassi|milk|soy|dairy|added-sugar|1|cup=244;tbsp=15;ml=1.03|Dairy & eggs|Dairy & Alternatives|946 32 fl oz carton;1000 1 l carton|4||7|
kefir-whole|milk||dairy||1|cup=244;tbsp=15;ml=1.03|Dairy & eggs|Dairy & Alternatives|946 32 fl oz carton;1000 1 l carton|5||7|
buttermilk-whole|milk||dairy||1|cup=245;tbsp=15;ml=1.03|Dairy & eggs|Dairy & Alternatives|946 32 fl oz carton;1000 1 l carton|3||7|
whey-dried|milk||dairy||1|tbsp=7.5;cup=145|Baking|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|9|||
greek-yogurt-vanilla|milk||dairy|added-sugar|1|cup=245;tbsp=15;tub=170|Dairy & eggs|Dairy & Alternatives|450;500;907 32 oz|8||14|
greek-yogurt-fruit|milk||dairy|added-sugar|1|cup=245;tbsp=15;tub=170|Dairy & eggs|Dairy & Alternatives|450;500;907 32 oz|8||14|
yogurt-vanilla|milk||dairy|added-sugar|1|cup=245;tbsp=15;tub=170|Dairy & eggs|Dairy & Alternatives|450;500;907 32 oz|6||14|
yogurt-fruit|milk|sulphite|dairy|added-sugar|1|cup=245;tbsp=15;tub=170|Dairy & eggs|Dairy & Alternatives|450;500;907 32 oz|6||14|
manchego|milk||dairy|animal-rennet|1|cup=100;tbsp=5|Dairy & eggs|Dairy & Alternatives|150;200;227 8 oz|30||21|
taleggio|milk||dairy|animal-rennet|1|cup=144;slice=28;piece=200|Dairy & eggs|Dairy & Alternatives|150;200;227 8 oz|28||21|
mizithra|milk||dairy||1|cup=246;tbsp=15|Dairy & eggs|Dairy & Alternatives|150;200;227 8 oz|14||10|
boursin|milk||dairy||1|tbsp=15;cup=232|Dairy & eggs|Dairy & Alternatives|150;200;227 8 oz|18||21|
clotted-cream|milk||dairy||1|cup=238;tbsp=15;floz=29.8;cup whipped=120;ml=1|Dairy & eggs|Dairy & Alternatives|250;340 12 oz;400|10||7|
fried-tofu-pouches|soy|fish wheat gluten||pulse refined-oil|1|piece=20|Chilled & plant-based|Proteins|280;350;400 14 oz;400|14||14|
bean-sprouts-canned|||||1|cup=125;can=240|Canned & jars|Produce|240 400 g can;255 15 oz can|5|||
yeast-fresh||wheat gluten|||1|cube=17;tsp=5|Chilled & plant-based|Pantry|250;340 12 oz;400|12||7|
sourdough-starter|wheat gluten|||grain|1|cup=227;tbsp=15|Chilled & plant-based|Pantry|250;340 12 oz;400|2||7|
bread-cubes-stuffing|wheat gluten|milk egg soy celery||grain processed|1|cup=60;packet=170|Baking|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|9|||
tempura-flour|wheat gluten|milk egg soy||grain processed|1|cup=137|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|8|||
custard-powder||milk egg wheat gluten soy||added-sugar|1|tbsp=8;tsp=2.7;packet=37;sachet=37|Baking|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|10|||
protein-bar|milk soy|egg tree_nut peanut wheat gluten sesame|dairy|added-sugar processed|1|piece=60;bar=60|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|28|||
rice-protein||milk tree_nut wheat gluten soy||processed|1|scoop=30;tbsp=10|Baking|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|30|||
casein-powder|milk|egg soy|dairy|processed|1|scoop=30;tbsp=10|Baking|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|34|||
beef-marrow-bones|||meat||0.25|cup=140;piece=113;slice=85|Meat|Proteins|250;454 1 lb;500|9||2|
oxtail|||meat||0.5|cup=225|Meat|Proteins|250;454 1 lb;500|18||2|
beef-neck|||meat||0.6|piece=679|Meat|Proteins|250;454 1 lb;500|11||2|
beef-picanha|||meat||0.99|piece=450|Meat|Proteins|250;454 1 lb;500|28||2|
lamb-breast|||meat||0.7|cup=225|Meat|Proteins|500;600;907 2 lb|14||2|
pork-hock|||meat||0.55|piece=288;cup=225|Meat|Proteins|500;600;907 2 lb|7||2|
nduja||milk wheat gluten soy|meat|processed processed-meat|1|piece=60|Meat|Proteins|150;200;227 8 oz;340 12 oz|30||7|
lap-cheong|soy|milk wheat gluten|meat|added-sugar processed processed-meat|1|piece=60|Meat|Proteins|150;200;227 8 oz;340 12 oz|18||7|
breaded-chicken|wheat gluten|milk egg soy celery mustard|poultry|grain refined-oil processed|1|piece=18|Frozen|Proteins|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|10|||
chicken-feet|||poultry||0.6|piece=180|Meat|Proteins|500;600;907 2 lb|5||2|
smoked-chicken||wheat gluten soy sulphite|poultry|processed-meat|0.64|cup=140;piece=640;breast=140;thigh=100|Meat|Proteins|150;200;227 8 oz;340 12 oz|22||7|
duck-confit|||poultry|processed-meat|0.7|piece=200|Meat|Proteins|150;200;227 8 oz;340 12 oz|26||7|
hot-smoked-salmon|fish|mustard|fish|processed|1|cup=136;slice=20;fillet=120|Fish & seafood|Proteins|250;340 12 oz;400|44||7|
smoked-eel|fish wheat gluten soy||fish|processed|1|fillet=150;piece=150|Fish & seafood|Proteins|250;340 12 oz;400|60||7|
john-dory|fish||fish||1|fillet=150;piece=150|Fish & seafood|Proteins|240;300;400;454 1 lb|26||2|
sardines-fresh|fish||fish||1|piece=60|Fish & seafood|Proteins|240;300;400;454 1 lb|12||2|
sardines-canned-water|fish||fish||1|cup=149;can=92;piece=12;small=12|Canned & jars|Proteins|170 170 g can;170 6 oz can|14|||
cockles|mollusc||mollusc||0.25|cup=227;piece=14.5;small=9;medium=14.5;large=20|Fish & seafood|Proteins|240;300;400;454 1 lb|20||2|
mussels-cooked-canned|mollusc||mollusc||0.3|cup=150;piece=16;small=10;medium=16;large=20|Canned & jars|Proteins|170 170 g can;170 6 oz can|30|||
seafood-mix|crustacean mollusc|fish sulphite|mollusc||1|cup=150|Frozen|Proteins|300;340 12 oz;400|14|||
baby-octopus|mollusc||mollusc||1|piece=300;cup=150|Fish & seafood|Proteins|240;300;400;454 1 lb|20||2|
squid-ink|mollusc||mollusc||1|tsp=5;sachet=4|Canned & jars|Proteins|200 200 g jar;227 8 oz jar;300 300 g jar|120|||
fish-cakes-asian|egg fish wheat gluten soy|milk crustacean mollusc|fish|grain processed|1|piece=25;slice=10;sheet=45|Frozen|Proteins|300;340 12 oz;400|12|||
malt-vinegar|gluten|wheat sulphite|||1|cup=239;tbsp=14.9;tsp=5;ml=1.006|Oils & condiments|Pantry|503 500 ml bottle;476 16 fl oz bottle|5|||1
black-vinegar|wheat gluten|sulphite|||1|cup=239;tbsp=14.9;tsp=5;ml=1.006|Oils & condiments|Pantry|503 500 ml bottle;476 16 fl oz bottle|8|||1
simit|wheat gluten sesame|milk egg soy||grain|1|piece=100|Bakery|Pantry|300;340 12 oz;400|9||5|
celery-salt|celery||||1|tsp=4.8;tbsp=14.4|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|14|||1
crispy-fried-onions|wheat gluten|milk soy sulphite||grain refined-oil processed|1|cup=56;tbsp=3.5|Oils & condiments|Pantry|100;170 6 oz|14|||
cake-mix-yellow|wheat gluten|milk egg soy||grain added-sugar processed|1|cup=120;packet=432|Baking|Pantry|432 15.25 oz;500|5|||
pancake-mix|milk wheat gluten|egg soy|dairy|grain processed|1|cup=130;tbsp=8|Baking|Pantry|454 1 lb;907 2 lb|5|||
baking-mix|milk wheat gluten|egg soy|dairy|grain processed|1|cup=120;tbsp=7.5|Baking|Pantry|567 20 oz;1000 1 kg|5|||
brownie-mix|wheat gluten|milk egg tree_nut soy||grain added-sugar processed|1|cup=130;packet=520|Baking|Pantry|520 18.3 oz;500|5|||
pizza-crust|wheat gluten|milk soy sesame||grain|1|piece=300;small=125;large=400|Bakery|Pantry|300 1 piece;400|8||7|
frozen-cheese-pizza|milk wheat gluten|egg soy|dairy|grain processed|1|piece=400;slice=100|Frozen|Proteins|350 12 oz;400 1 piece|9|||
alfredo-sauce|milk|egg wheat gluten soy|dairy|processed|1|cup=250;tbsp=15.6;jar=425|Canned & jars|Pantry|425 15 oz jar;400 400 g jar|7.5|||
fish-cakes|fish wheat gluten soy|milk egg crustacean mustard|fish|starchy grain processed|1|piece=75|Frozen|Proteins|300;340 12 oz|12|||
psyllium-husk||wheat gluten|||1|tbsp=5;tsp=1.7;cup=80|Baking|Pantry|227 8 oz bag;300 300 g bag|30|||
lemon-curd|milk egg|sulphite|dairy|added-sugar|1|tbsp=18;tsp=6;cup=290|Nuts, seeds & snacks|Pantry|300 300 g jar;312 11 oz jar|11|||
candied-ginger||sulphite||added-sugar processed|1|cup=160;tbsp=10;piece=15|Nuts, seeds & snacks|Pantry|100 100 g bag;150 150 g bag;227 8 oz bag|16|||
msg||wheat gluten|||1|tsp=4;tbsp=12;pinch=0.25|Spices & herbs|Pantry|100;200|12|||1
mint-sauce||wheat gluten sulphite||added-sugar|1|tbsp=15;tsp=5;cup=240|Oils & condiments|Pantry|190 190 g jar;250 250 g jar|8|||
tea-leaves|||||1|piece=2;bag=2;tsp=2;tbsp=5|Drinks|Pantry|80 40 bags;125|22|||1
oatcakes|gluten|milk wheat sesame||grain processed|1|piece=12|Bakery|Pantry|200;250|10|||
collagen-powder||fish|gelatin||1|tbsp=6;tsp=2;scoop=10|Baking|Pantry|284 10 oz;300|50|||
truffle-oil|||||1|cup=216;tbsp=13.5;tsp=4.5;ml=0.916|Oils & condiments|Pantry|92 100 ml bottle;229 250 ml bottle|60|||1
udon-fresh|wheat gluten|egg soy||grain|1|cup=176;packet=200;block=200;piece=200;serving=200|Grains, pasta & rice|Pantry|200;300;400|6||7|
smoked-mackerel|fish||fish||1|fillet=80;piece=80;cup=136|Fish & seafood|Proteins|150;200|18||5|
kippers|fish||fish||1|fillet=65;piece=130;can=90|Fish & seafood|Proteins|200;300|14||5|
smoked-trout|fish||fish||1|fillet=65;piece=65;slice=20;cup=136|Fish & seafood|Proteins|100;125;150|36||7|
pork-shoulder-cooked|||meat||1|cup=140;slice=60|Meat|Proteins|340 12 oz;454 1 lb|14||4|
sage-fresh|||||0.8|leaf=0.5;sprig=2;bunch=20;tbsp=2;tsp=0.7;cup=26|Produce|Produce|20;21 0.75 oz|72.27||10|
tarragon-fresh|||||0.8|leaf=0.1;sprig=1;bunch=20;tbsp=2;tsp=0.7;cup=24|Produce|Produce|20;21 0.75 oz|72.27||10|
chervil-fresh|||||0.8|leaf=0.1;sprig=1;bunch=20;tbsp=2;tsp=0.7;cup=24|Produce|Produce|20;21 0.75 oz|72.27||7|
oregano-fresh|||||0.8|leaf=0.1;sprig=1;bunch=20;tbsp=2.4;tsp=0.8;cup=26|Produce|Produce|20;21 0.75 oz|72.27||10|
lasagna-sheets-dry|egg wheat gluten||egg|grain|1|sheet=20;piece=20;packet=250|Grains, pasta & rice|Pantry|250;454 1 lb;500|4|||
chana-dal||||pulse|1|cup=195;tbsp=12.2|Grains, pasta & rice|Proteins|500 500 g bag;907 2 lb bag;1000 1 kg bag|4.5|||
cocoa-mix|milk|tree_nut wheat gluten soy|dairy|added-sugar processed|1|tbsp=9;tsp=3;sachet=28;cup=140|Drinks|Pantry|280 10 packets;300|12|||
toasted-oat-cereal|gluten|tree_nut wheat||grain added-sugar processed|1|cup=28|Grains, pasta & rice|Pantry|340 12 oz;400|11|||
egg-substitute|egg|milk|egg|processed|1|cup=251;tbsp=15.7;ml=1.06|Dairy & eggs|Proteins|454 16 oz carton;500 500 g carton|7||7|
lemonade||sulphite||added-sugar|1|cup=248;floz=31;ml=1.03|Drinks|Pantry|1030 1 l bottle;1750 59 fl oz bottle|2|||
hard-cider||wheat gluten sulphite||alcohol|1|cup=240;floz=30;can=355;bottle=355;ml=1.01|Drinks|Pantry|505 500 ml bottle;355 12 fl oz can|5.5|||
canned-chicken||wheat gluten soy|poultry|processed|1|can=125;cup=205|Canned & jars|Proteins|125 5 oz can;280 12.5 oz can|13|||
corned-beef-hash||milk wheat gluten soy|meat|processed processed-meat starchy|1|cup=236;can=420|Canned & jars|Proteins|400 14 oz can;420 15 oz can|9|||
dried-beef||milk wheat gluten soy|meat|processed-meat|1|slice=5;cup=100|Meat|Proteins|70 2.5 oz;100|55||7|
garlic-butter|milk||dairy||1|tbsp=14;tsp=4.7;cup=227|Dairy & eggs|Proteins|100;125;150|16||21|
almond-extract|tree_nut|||alcohol|1|tsp=4.2;tbsp=13;cup=208|Baking|Pantry|59 2 fl oz bottle;118 4 fl oz bottle|60|||1
peppermint-extract||||alcohol|1|tsp=4.2;tbsp=13;cup=208|Baking|Pantry|59 2 fl oz bottle;118 4 fl oz bottle|60|||1
rose-water|||||1|tsp=5;tbsp=15;cup=240;ml=1|Baking|Pantry|100 100 ml bottle;250 250 ml bottle|14|||1
food-coloring|||||1|tsp=5;tbsp=15;drop=0.05|Baking|Pantry|30 4 small bottles;50|80|||1
shirataki-noodles||soy||processed|1|packet=200;cup=125;block=250;piece=250|Chilled & plant-based|Pantry|200;227 8 oz|12||14|
mole-sauce||milk tree_nut peanut wheat gluten soy sesame||processed|1|cup=250;tbsp=16|Canned & jars|Pantry|234 8.25 oz jar;250 250 g jar|14|||
mixed-beans-canned||||pulse|1|can=240;cup=177|Canned & jars|Proteins|240 400 g can;255 15 oz can|4.5|||
toum|soy|egg sulphite||pulse refined-oil|1|tbsp=14;tsp=4.7;cup=224|Chilled & plant-based|Pantry|200;227 8 oz|16||14|
butterscotch-chips|milk|wheat gluten soy|dairy|added-sugar processed|1|cup=170;tbsp=10.6|Baking|Pantry|312 11 oz bag;300 300 g bag|12|||
vegetable-spring-rolls|wheat gluten|milk egg fish crustacean mollusc soy sesame||grain processed|1|piece=65;mini=20|Frozen|Proteins|300;340 12 oz|13|||
samosa|wheat gluten|milk egg soy celery mustard||grain starchy processed|1|piece=55;mini=25|Frozen|Proteins|300;340 12 oz|12|||
mixed-seeds|sesame|tree_nut peanut gluten|||1|tbsp=9;cup=140;tsp=3|Nuts, seeds & snacks|Pantry|200;227 8 oz;250|9|||
mycoprotein-mince|egg|milk wheat gluten soy|egg|processed|1|cup=120;piece=5|Frozen|Proteins|300;350|12|||
oatmeal-cooked|gluten|wheat||grain|1|cup=234;tbsp=14.6|Grains, pasta & rice|Pantry|300 300 g pouch|6|||
english-muffin-whole-wheat|wheat gluten|milk soy sesame||grain|1|piece=66|Bakery|Pantry|264 pack of 4;396 pack of 6|9.1||5|
bagel-whole-wheat|wheat gluten|milk egg soy sesame||grain|1|piece=98;small=69;medium=98;large=131|Bakery|Pantry|392 pack of 4;490 pack of 5|6.63||5|
pumpkin-leaves|||||0.41|cup=39;bunch=250|Produce|Produce|250 1 bunch;340 1 bunch|9||3|
sweet-potato-leaves|||||0.94|cup=35;leaf=16;bunch=250|Produce|Produce|250 1 bunch;340 1 bunch|9||3|
chicken-breast-cooked||soy celery mustard|poultry||1|piece=130;small=90;medium=130;large=180;fillet=130;cup=140;slice=25|Meat|Proteins|200;300;454 1 lb|16||3|
chicken-thigh-cooked||soy celery mustard|poultry||1|piece=80;fillet=80;thigh=80;leg=95;drumstick=44;cup=140|Meat|Proteins|200;300;454 1 lb|15||3|
ground-chicken-cooked|||poultry||1|cup=145|Meat|Proteins|250;454 1 lb|13||3|
turkey-cooked||soy celery mustard|poultry||1|cup=140;slice=40;piece=130|Meat|Proteins|200;300;454 1 lb|18||3|
ground-turkey-cooked|||poultry||1|cup=145;patty=85|Meat|Proteins|250;454 1 lb|19||3|
ground-beef-80-cooked|||meat||1|cup=145;patty=85;burger=85|Meat|Proteins|250;454 1 lb|20||3|
ground-beef-90-cooked|||meat||1|cup=145;patty=85;burger=85|Meat|Proteins|250;454 1 lb|21||3|
beef-steak-cooked|||meat||1|piece=170;slice=30;steak=170;cup=140|Meat|Proteins|200;454 1 lb|28||3|
beef-pot-roast-cooked|||meat||1|cup=140;slice=60|Meat|Proteins|200;454 1 lb|20||3|
beef-roast-cooked|||meat||1|cup=140;slice=40|Meat|Proteins|200;454 1 lb|26||3|
pork-loin-cooked|||meat||1|cup=140;slice=40;piece=130|Meat|Proteins|200;454 1 lb|15||3|
pork-tenderloin-cooked|||meat||1|cup=140;slice=30;piece=380|Meat|Proteins|200;454 1 lb|19||3|
ground-pork-cooked|||meat||1|cup=145|Meat|Proteins|250;454 1 lb|13||3|
bacon-cooked|||meat|processed-meat|1|slice=9;piece=9;rasher=9;cup=80;tbsp=5|Meat|Proteins|60 2.1 oz;70|55||7|
sausage-cooked||milk wheat gluten soy mustard sulphite|meat|processed processed-meat|1|piece=48;link=21;patty=27;cup=110|Meat|Proteins|200;340 12 oz|16||4|
italian-sausage-cooked||milk wheat gluten soy mustard sulphite|meat|processed processed-meat|1|piece=83;link=83;cup=110|Meat|Proteins|340 12 oz;454 1 lb|16||4|
lamb-cooked|||meat||1|cup=140;slice=40|Meat|Proteins|200;454 1 lb|30||3|
ground-lamb-cooked|||meat||1|cup=145;patty=85|Meat|Proteins|250;454 1 lb|22||3|
duck-cooked|||poultry||1|cup=140;breast=120|Meat|Proteins|200;300|32||3|
salmon-cooked|fish||fish||1|fillet=120;piece=120;cup=140|Fish & seafood|Proteins|200;300|36||3|
salmon-sockeye-cooked|fish||fish||1|fillet=120;piece=120;cup=140|Fish & seafood|Proteins|200;300|44||3|
white-fish-cooked|fish||fish||1|fillet=115;piece=115;cup=140|Fish & seafood|Proteins|200;300|30||3|
tilapia-cooked|fish||fish||1|fillet=90;piece=90;cup=140|Fish & seafood|Proteins|200;300|20||3|
tuna-cooked|fish||fish||1|piece=125;fillet=125;steak=125;cup=140|Fish & seafood|Proteins|200;300|36||3|
trout-cooked|fish||fish||1|fillet=110;piece=110;cup=140|Fish & seafood|Proteins|200;300|32||3|
mackerel-cooked|fish||fish||1|fillet=88;piece=88;cup=140|Fish & seafood|Proteins|200;300|26||3|
shrimp-cooked|crustacean|sulphite|crustacean||1|piece=10;small=4;medium=7;large=10;jumbo=15;cup=145|Fish & seafood|Proteins|200;300;454 1 lb|34||2|
scallops-cooked|mollusc|sulphite|mollusc||1|piece=20;small=8;large=25;cup=145|Fish & seafood|Proteins|200;250|42||2|
crab-cooked|crustacean|sulphite|crustacean||1|piece=127;cup=118|Fish & seafood|Proteins|150;227 8 oz|80||2|
lobster-cooked|crustacean|sulphite|crustacean||1|piece=120;cup=145|Fish & seafood|Proteins|150;250|70||2|
octopus-cooked|mollusc|sulphite|mollusc||1|piece=60;cup=145|Fish & seafood|Proteins|200;300|34||2|
liver-chicken-cooked|||poultry||1|piece=30;cup=140|Meat|Proteins|200;454 1 lb|10||3|
custard|milk egg|wheat gluten soy|dairy|added-sugar|1|cup=260;tbsp=16;can=400|Chilled & plant-based|Proteins|400;500|6||5|
candy-sprinkles||milk wheat gluten soy||added-sugar processed|1|tbsp=12;tsp=4;cup=192|Baking|Pantry|80;100|25|||
soda-bread|milk wheat gluten|egg soy|dairy|grain|1|slice=60;cup=40|Bakery|Pantry|400;500|6||4|
char-siu|wheat gluten soy|peanut sesame|meat|added-sugar processed|1|slice=25;cup=140|Meat|Proteins|200;300|26||4|
speculoos-spread|wheat gluten soy|milk||added-sugar processed|1|tbsp=15;tsp=5;cup=240|Canned & jars|Pantry|400|11|||
pistachio-butter|tree_nut|peanut sesame|||1|tbsp=16;tsp=5.3;cup=256|Nuts, seeds & snacks|Pantry|170;200|60|||
hazelnut-butter|tree_nut|peanut sesame|||1|tbsp=16;tsp=5.3;cup=256|Nuts, seeds & snacks|Pantry|170;250|40|||
barberries-dried||sulphite|||1|cup=80;tbsp=5;tsp=1.7|Baking|Pantry|100|40|||
mandarin-pancakes|wheat gluten|soy sesame||grain|1|piece=12|Chilled & plant-based|Pantry|120 pack of 10|14||7|
gomasio|sesame||||1|tsp=3;tbsp=9|Spices & herbs|Pantry|100|40|||1
pumpkin-seed-oil||||refined-oil|1|tsp=4.5;tbsp=13.6;cup=218;ml=0.92|Oils & condiments|Pantry|250 250 ml|48|||1
vegetable-suet|wheat gluten|||processed|1|cup=120;tbsp=10|Baking|Pantry|200|9|||
panch-phoron|mustard|celery|||1|tsp=2.5;tbsp=7.5|Spices & herbs|Pantry|50|30|||1
vanilla-sugar||||added-sugar|1|tsp=4.2;tbsp=12.5;cup=200;packet=8;sachet=8|Baking|Pantry|40 pack of 5;80 pack of 10|16|||1
chives-dried|||||1|tsp=0.1;tbsp=0.3;cup=4.8|Spices & herbs|Pantry|5 5 g jar;7 0.25 oz jar|150|||1
khoya|milk||dairy||1|cup=150;tbsp=10;tsp=3.3|Chilled & plant-based|Dairy & Alternatives|200;340 12 oz|14||7|
corn-husks|||||1|piece=4;leaf=4;packet=170|Other|Pantry|113 4 oz bag;170 6 oz bag|18|||
file-powder|||||1|tsp=2;tbsp=6|Spices & herbs|Pantry|28 1 oz jar;30 30 g jar|90|||1
turmeric-root|||||1|cup=96;tbsp=6;tsp=2;slice=2.2;piece=15;cm=4;knob=15|Produce|Produce|100;113 4 oz|18||21|
shellfish-stock|fish crustacean mollusc celery|wheat gluten|crustacean||1|cup=233;ml=1|Chilled & plant-based|Pantry|500 500 ml carton;907 32 oz carton;1000 1 l carton|6||4|
edamame-pasta|soy|wheat gluten||pulse|1|cup=95|Grains, pasta & rice|Pantry|227 8 oz;250|14|||
fonio||wheat gluten||grain|1|cup=185;tbsp=11.6|Grains, pasta & rice|Pantry|284 10 oz bag;454 1 lb bag;500 500 g bag|10|||
fermented-locust-beans||soy||pulse|1|tbsp=15;tsp=5;cup=175|Other|Pantry|100;150|20||30|
suya-spice|peanut|tree_nut sesame celery mustard|||1|tbsp=7;tsp=2.4|Spices & herbs|Pantry|50 50 g jar;100 100 g bag|40|||1
chestnut-puree||||starchy|1|cup=240;tbsp=15;can=435|Canned & jars|Pantry|425 15 oz can;435 435 g can|11|||
fufu||wheat gluten||starchy|1|cup=240;piece=150;ball=150;serving=200|Other|Pantry|400|8||3|
beyond-burger|soy|wheat gluten||pulse processed refined-oil|1|piece=113;patty=113|Chilled & plant-based|Proteins|226 8 oz;227|22||7|
polenta-stiff-cooked||wheat gluten||grain|1|cup=240;tbsp=15;slice=60;serving=250|Grains, pasta & rice|Pantry|454 1 lb tube;500|6||7|
nam-prik-pao|fish crustacean|soy|crustacean|added-sugar processed|1|tbsp=16;tsp=5.3|Oils & condiments|Pantry|200 200 g jar;227 8 oz jar|14||60|
everything-bagel|wheat gluten sesame|milk egg soy||grain|1|piece=105;mini=26;small=69;medium=105;large=131|Bakery|Pantry|380 pack of 4;475 pack of 5|6.63||5|
puff-pastry-butter|milk wheat gluten|egg|dairy|grain processed|1|sheet=245|Frozen|Pantry|320;375;397 14 oz|14|||
naan-vegan|wheat gluten|milk egg soy sesame||grain|1|piece=90;mini=50|Bakery|Pantry|180 pack of 2;360 pack of 4|9||5|
sesame-bun|wheat gluten sesame|milk egg soy||grain|1|piece=52|Bakery|Pantry|312 pack of 6;416 pack of 8|7||5|
pudding-mix-instant||milk egg wheat gluten soy||added-sugar processed|1|packet=96;sachet=96;tbsp=12|Baking|Pantry|96 3.4 oz;144 5.1 oz|18|||
gelatin-dessert-mix|||gelatin|added-sugar processed|1|packet=85;sachet=85;tbsp=12|Baking|Pantry|85 3 oz;170 6 oz|19|||
peanut-butter-cups|milk peanut soy|egg tree_nut wheat gluten|dairy|added-sugar processed|1|piece=17;mini=8|Nuts, seeds & snacks|Pantry|227 8 oz bag;298 10.5 oz bag|17|||
toffee-bits|milk tree_nut soy|peanut wheat gluten|dairy|added-sugar processed|1|cup=160;tbsp=10;piece=39;bar=39|Baking|Pantry|227 8 oz bag|16|||
lemonade-concentrate||sulphite||added-sugar|1|cup=293;tbsp=18.3;can=360;ml=1.24|Frozen|Pantry|360 12 fl oz can|7|||
steak-seasoning||wheat gluten soy celery mustard sulphite|||1|tsp=3.5;tbsp=10.5|Spices & herbs|Pantry|96 3.4 oz jar;100 100 g jar|35|||1
acai-puree|||||1|packet=100;cup=240;tbsp=15|Frozen|Produce|400 14 oz;400 4 x 100 g|18|||
corn-muffin-mix|wheat gluten|milk egg soy||grain added-sugar processed|1|packet=241;cup=140|Baking|Pantry|241 8.5 oz;425 15 oz|5|||
frosting||milk soy||added-sugar processed|1|cup=280;tbsp=17.5;can=453|Baking|Pantry|453 16 oz tub|7|||
meringue-cookies|egg|milk|egg|added-sugar processed|1|piece=13;nest=13|Bakery|Pantry|113 4 oz;125|16|||
ice-cream-cones|wheat gluten|milk egg soy||grain added-sugar processed|1|piece=10;large=29|Nuts, seeds & snacks|Pantry|120 12 count|20|||
sherbet|milk|egg|dairy|added-sugar processed|1|cup=148;scoop=74|Frozen|Dairy & Alternatives|900 1.5 qt tub|5|||
amaretti|egg tree_nut|milk wheat gluten soy|egg|added-sugar processed|1|piece=5;medium=5|Bakery|Pantry|200;250|18|||
candied-pecans|tree_nut|milk egg peanut||added-sugar|1|cup=115;tbsp=7|Nuts, seeds & snacks|Pantry|113 4 oz bag;142 5 oz bag|28|||
candied-walnuts|tree_nut|milk egg peanut||added-sugar|1|cup=115;tbsp=7|Nuts, seeds & snacks|Pantry|113 4 oz bag;142 5 oz bag|26|||
vodka-sauce|milk|wheat gluten soy celery sulphite|dairy|processed animal-rennet alcohol|1|cup=245;tbsp=15;jar=680|Canned & jars|Pantry|680 24 oz jar|8|||
kashmiri-chili-powder|||||1|tsp=2.6;tbsp=7.8|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;100 100 g bag|30|||1
ginger-garlic-paste|||||1|tsp=5;tbsp=15;cup=240;jar=210|Oils & condiments|Pantry|210 210 g jar;300 300 g jar|9||30|
tom-yum-paste|fish crustacean|mollusc peanut soy|crustacean|refined-oil processed|1|tbsp=16;tsp=5.3|Oils & condiments|Pantry|114 4 oz jar;200 200 g jar;227 8 oz jar|16||60|
rendang-paste||fish crustacean mollusc tree_nut peanut soy||refined-oil processed|1|tbsp=16;tsp=5.3|Oils & condiments|Pantry|185 185 g jar;200 200 g jar;227 8 oz jar|16||60|
laksa-paste|crustacean|fish mollusc tree_nut peanut soy mustard|crustacean|refined-oil processed|1|tbsp=16;tsp=5.3|Oils & condiments|Pantry|185 185 g jar;200 200 g jar;227 8 oz jar|16||60|
tonkatsu-sauce|fish wheat gluten soy|mollusc sesame celery mustard sulphite|fish|grain pulse added-sugar processed|1|tbsp=17;tsp=5.7;cup=275|Oils & condiments|Pantry|340 300 ml bottle;360 12 fl oz bottle|10|||
curry-roux|milk wheat gluten soy|egg fish crustacean tree_nut peanut sesame celery mustard|meat|grain added-sugar processed|1|piece=20;cube=20;block=20;packet=230;tbsp=15|Oils & condiments|Pantry|220;230 8.1 oz|15|||
tempura-scraps|wheat gluten|milk egg fish crustacean mollusc soy||grain refined-oil processed|1|cup=50;tbsp=3|Nuts, seeds & snacks|Pantry|80 80 g bag;113 4 oz bag|25|||
century-egg|egg||egg|processed|0.9|piece=60;medium=60|Dairy & eggs|Proteins|360 pack of 6|14||60|
salted-duck-egg|egg||egg|processed|0.9|piece=60;medium=60;yolk=15|Dairy & eggs|Proteins|360 pack of 6|14||60|
stockfish|fish||fish||1|piece=60;cup=80;fillet=120;head=150|Fish & seafood|Proteins|200;454 1 lb|35||180|
garri||||starchy|1|cup=150;tbsp=9.4|Grains, pasta & rice|Pantry|500 500 g bag;907 2 lb bag|5|||
attieke||||starchy|1|cup=160|Frozen|Pantry|500 500 g bag;454 1 lb bag|7|||
yam-flour||sulphite||starchy|1|cup=140;tbsp=8.8|Grains, pasta & rice|Pantry|680 1.5 lb bag;907 2 lb bag|7|||
plantain-flour||||starchy|1|cup=120;tbsp=7.5|Baking|Pantry|500 500 g bag;680 1.5 lb bag|9|||
smoked-catfish|fish||fish||0.75|piece=150;medium=150;large=250;small=80;cup=136|Fish & seafood|Proteins|200;454 1 lb|22||30|
mahlab||tree_nut sulphite|||1|tsp=2.5;tbsp=7.5|Spices & herbs|Pantry|28 1 oz;50|70|||1
orange-blossom-water|||||1|tsp=5;tbsp=15;cup=240;ml=1|Baking|Pantry|100 100 ml bottle;250 250 ml bottle|14|||1
kewra-water|||||1|tsp=5;tbsp=15;ml=1|Baking|Pantry|100 100 ml bottle;250 250 ml bottle|14|||1
rose-petals||sulphite|||1|tsp=0.5;tbsp=1.5;cup=12|Spices & herbs|Pantry|28 1 oz;50|80|||1
dried-limes|||||1|piece=7;medium=7;tsp=2;tbsp=6|Spices & herbs|Pantry|100 100 g bag;113 4 oz bag|30|||1
red-pepper-paste||wheat gluten soy sulphite||processed|1|tbsp=16;tsp=5.3;cup=260|Canned & jars|Pantry|370 370 g jar;680 24 oz jar|9||90|
kvass|gluten|wheat||grain added-sugar|1|cup=240;glass=240;ml=1|Drinks|Pantry|500 500 ml bottle;1000 1 L bottle|3||10|
red-cabbage-pickled||sulphite||added-sugar|1|cup=150;jar=680;can=440;tbsp=10|Canned & jars|Pantry|440 16 oz jar;680 24 oz jar|4||10|
bouquet-garni||celery|||1|piece=5;bunch=5;sachet=3|Produce|Produce|20 1 bunch;20|40||7|
quince-paste||sulphite||added-sugar|1|tbsp=20;tsp=7;slice=20;piece=20;cup=320|Canned & jars|Pantry|100;250|14|||
masa-dough||wheat gluten||grain|1|cup=240;ball=30;piece=30;tbsp=15|Chilled & plant-based|Pantry|454 1 lb;907 2 lb|3||5|
achiote-paste||wheat gluten sulphite||grain processed|1|tbsp=16;tsp=5.3;block=100|Spices & herbs|Pantry|100;113 4 oz|16|||1
chili-lime-seasoning||wheat gluten celery mustard sulphite|||1|tsp=3;tbsp=9|Spices & herbs|Pantry|142 5 oz jar;156 156 g jar|22|||1
ackee|||||1|cup=165;can=280|Canned & jars|Pantry|280 19 oz can;280 540 g can|28||3|
browning-sauce||wheat gluten soy celery sulphite||added-sugar processed|1|tsp=6;tbsp=18;cup=290;ml=1.2|Oils & condiments|Pantry|142 4 fl oz bottle;170 5 oz bottle|14|||1
green-seasoning|celery|mustard sulphite|||1|tbsp=15;tsp=5;cup=240|Oils & condiments|Pantry|300 300 ml bottle;355 12 fl oz bottle|14||14|
huacatay-paste||sulphite||processed|1|tbsp=15;tsp=5|Oils & condiments|Pantry|213 7.5 oz jar;212 212 g jar|20||30|
aji-panca||sulphite||processed|1|tbsp=15;tsp=5|Oils & condiments|Pantry|213 7.5 oz jar;212 212 g jar|18||60|
creamed-horseradish|milk egg mustard|wheat gluten soy celery sulphite|dairy|processed|1|tbsp=15;tsp=5;cup=240;jar=185|Oils & condiments|Pantry|185 185 g jar;227 8 oz jar|12||60|
chicken-bones|||poultry||0.3|piece=150;cup=140;carcass=400|Meat|Proteins|454 1 lb;1000 1 kg|4||2|
pork-bones|||meat||0.3|piece=150;bone=400;cup=140|Meat|Proteins|454 1 lb;1000 1 kg|5||2|
beef-bones|||meat||0.25|piece=200;cup=140|Meat|Proteins|454 1 lb;1000 1 kg|6||2|
fish-bones|fish||fish||0.25|piece=250;cup=140;head=300|Fish & seafood|Proteins|454 1 lb;1000 1 kg|4||1|
kidney-beans-chili-sauce||wheat gluten soy celery||pulse added-sugar processed|1|cup=255;can=395;tbsp=16|Canned & jars|Pantry|395 395 g can;439 15.5 oz can|4|||
speculoos-cookies|wheat gluten soy|milk egg tree_nut||grain added-sugar processed|1|piece=7.8;cup=110;packet=250|Bakery|Pantry|250;250 8.8 oz|9|||
meat-extract|wheat gluten celery|milk egg fish crustacean mollusc soy mustard|meat|processed|1|tsp=6;tbsp=18|Spices & herbs|Pantry|125 125 g jar;227 8 oz jar|30|||1
bouillon-paste|celery|milk egg fish wheat gluten soy mustard|poultry|processed|1|tsp=6;tbsp=18;packet=25;pot=28|Spices & herbs|Pantry|227 8 oz jar;250 250 g jar|30|||1
vegetable-bouillon-paste|celery|milk wheat gluten soy mustard||processed|1|tsp=6;tbsp=18;packet=25;pot=28|Spices & herbs|Pantry|227 8 oz jar;250 250 g jar|30|||1
candy-coated-chocolate|milk soy|egg tree_nut peanut wheat gluten|dairy|added-sugar processed|1|cup=208;piece=0.9;tbsp=13|Nuts, seeds & snacks|Pantry|150 5.3 oz bag;283 10 oz bag|14|||
candy-bar-peanut|milk egg peanut soy|tree_nut wheat gluten|dairy|added-sugar processed|1|piece=52;bar=52;mini=9|Nuts, seeds & snacks|Pantry|52 1 bar;260 pack of 5|16|||
candy-bar-caramel|milk egg soy|tree_nut peanut wheat gluten|dairy|added-sugar processed|1|piece=52;bar=52;mini=8|Nuts, seeds & snacks|Pantry|52 1 bar;260 pack of 5|16|||
candy-wafer-bar|milk wheat gluten soy|egg tree_nut peanut|dairy|added-sugar processed|1|piece=42;bar=42;stick=10.5;mini=8.4|Nuts, seeds & snacks|Pantry|42 1 bar;252 pack of 6|16|||
candy-cookie-bar|milk wheat gluten soy|egg tree_nut peanut|dairy|added-sugar processed|1|piece=25;bar=50;mini=10|Nuts, seeds & snacks|Pantry|50 1 bar;250 pack of 5|16|||
malted-milk-balls|milk wheat gluten soy|egg tree_nut peanut|dairy|added-sugar processed|1|piece=2.1;cup=95|Nuts, seeds & snacks|Pantry|141 5 oz;135|15|||
hard-candy||milk soy||added-sugar processed|1|piece=5;cup=200;tbsp=12;large=14|Nuts, seeds & snacks|Pantry|200;227 8 oz|8|||
gummy-candy|||gelatin|added-sugar processed|1|piece=2.5;cup=150|Nuts, seeds & snacks|Pantry|142 5 oz;200|10|||
nacho-cheese-chips|milk|wheat gluten soy|dairy|grain refined-oil processed|1|cup=30;piece=2.5;handful=28;packet=262|Nuts, seeds & snacks|Pantry|150 150 g bag;262 9.25 oz bag|16|||
brandy||sulphite||alcohol|1|cup=224;tbsp=14;floz=28;ml=0.95|Drinks|Pantry|665 700 ml bottle;712 750 ml bottle|26|||1
tequila||||alcohol|1|cup=224;tbsp=14;floz=28;ml=0.95|Drinks|Pantry|665 700 ml bottle;712 750 ml bottle|26|||1
orange-liqueur||milk tree_nut sulphite||added-sugar alcohol|1|cup=250;tbsp=15.5;floz=31;ml=1.05|Drinks|Pantry|735 700 ml bottle;787 750 ml bottle|26|||1
fruit-liqueur||milk tree_nut sulphite||added-sugar alcohol|1|cup=250;tbsp=15.5;floz=31;ml=1.05|Drinks|Pantry|735 700 ml bottle;787 750 ml bottle|26|||1
amaretto|tree_nut|milk sulphite||added-sugar alcohol|1|cup=250;tbsp=15.5;floz=31;ml=1.05|Drinks|Pantry|735 700 ml bottle;787 750 ml bottle|26|||1
marsala-wine|sulphite|milk egg fish||added-sugar alcohol|1|cup=235;tbsp=14.7;floz=29.5;ml=0.99|Drinks|Pantry|740 25 fl oz bottle;740 750 ml bottle|14|||1
vermouth|sulphite|milk egg fish||added-sugar alcohol|1|cup=235;tbsp=14.7;floz=29.5;ml=0.99|Drinks|Pantry|740 25 fl oz bottle;740 750 ml bottle|14|||1
sparkling-wine|sulphite|milk egg fish||alcohol|1|cup=235;tbsp=14.7;floz=29.5;ml=0.99;bottle=740;glass=125|Drinks|Pantry|740 25 fl oz bottle;740 750 ml bottle|16|||1
soju||wheat gluten||alcohol|1|cup=235;tbsp=14.7;floz=29.5;ml=0.98|Drinks|Pantry|353 360 ml bottle;353 12 fl oz bottle|12|||1
turkey-bones|||poultry||0.3|piece=180;carcass=900;cup=140|Meat|Proteins|454 1 lb;1000 1 kg|4||2|
calamansi-juice|||||1|fruit=7;piece=7;cup=246;tbsp=15.4;tsp=5.1;ml=1.02|Produce|Produce|200;454 1 lb|10||14|
sinigang-mix||milk egg fish crustacean mollusc wheat gluten soy||processed|1|packet=40;sachet=22;tbsp=10;tsp=3.3|Spices & herbs|Pantry|40 1.4 oz packet;44 44 g packet|18|||1
ube-halaya|milk|sulphite|dairy|starchy added-sugar|1|cup=300;tbsp=19;jar=340|Canned & jars|Pantry|340 12 oz jar;340 340 g jar|13||14|
macapuno||sulphite||added-sugar|1|cup=300;tbsp=19;jar=340|Canned & jars|Pantry|340 12 oz jar;340 340 g jar|12||14|
nata-de-coco||sulphite||added-sugar|1|cup=240;jar=340;tbsp=15|Canned & jars|Pantry|340 12 oz jar;340 340 g jar|9||14|
banana-ketchup||wheat gluten soy mustard sulphite||added-sugar processed|1|tbsp=17;tsp=5.7;cup=272|Oils & condiments|Pantry|320 11.3 oz bottle;340 12 oz bottle|7|||
flavoring-extract||milk sulphite||alcohol|1|tsp=4.2;tbsp=13;drop=0.05|Baking|Pantry|29 1 fl oz bottle;59 2 fl oz bottle|60|||1
candlenuts|tree_nut|peanut|||1|piece=3;cup=134;tbsp=8.4|Nuts, seeds & snacks|Pantry|100;113 4 oz|24|||
mochi||wheat gluten soy||grain|1|piece=50;block=50|Grains, pasta & rice|Pantry|400;454 1 lb|10|||
yuzu-kosho|||||1|tsp=5;tbsp=15|Oils & condiments|Pantry|80 80 g jar;85 3 oz jar|60|||1
perilla-oil||sesame|||1|cup=218;tbsp=13.6;tsp=4.5;ml=0.92|Oils & condiments|Pantry|160 180 ml bottle;295 320 ml bottle|35||60|
perilla-seeds||sesame|||1|tbsp=7;tsp=2.4;cup=115|Nuts, seeds & snacks|Pantry|100;200|18|||
bracken|||||1|cup=100;bunch=200|Produce|Produce|200;454 1 lb|14||5|
minari||celery|||0.9|cup=34;bunch=100;stalk=5|Produce|Produce|100 1 bunch;200|12||5|
salted-shrimp|crustacean|fish mollusc|crustacean|processed|1|tsp=6;tbsp=18;cup=288|Canned & jars|Pantry|240 8.5 oz jar;500 500 g jar|14||90|
acorn-jelly||wheat gluten||starchy|1|cup=240;block=400;piece=400|Chilled & plant-based|Produce|400;454 1 lb|6||5|
banana-blossom||sulphite|||0.5|piece=250;medium=250;cup=100;can=280|Canned & jars|Produce|280 19 oz can;280 540 g can|8||5|
banana-leaf|||||1|piece=1;sheet=1;leaf=1|Frozen|Produce|454 1 lb;500|5|||
snow-fungus||sulphite|||1|piece=15;cup=20;medium=15;head=15|Nuts, seeds & snacks|Pantry|85 3 oz;100|30|||
tofu-skin|soy|wheat gluten||pulse|1|sheet=20;piece=20;stick=20;cup=60|Chilled & plant-based|Proteins|142 5 oz;200 200 g bag|18|||
five-spice-tofu|soy|wheat gluten sesame||pulse processed|1|block=200;piece=60;cup=150|Chilled & plant-based|Proteins|200;227 8 oz|11||7|
dried-scallops|mollusc|fish crustacean|mollusc||1|piece=8;cup=80;tbsp=8;medium=8|Fish & seafood|Proteins|100 100 g bag;113 4 oz bag|120||180|
dried-squid|mollusc|fish crustacean|mollusc|processed|1|piece=60;cup=50|Fish & seafood|Proteins|100 100 g bag;113 4 oz bag|45||180|
sea-cucumber|mollusc|fish crustacean|mollusc||1|piece=100;cup=120|Fish & seafood|Proteins|454 1 lb;500|40||2|
pork-floss|wheat gluten soy|milk fish crustacean peanut sesame|meat|added-sugar processed processed-meat|1|cup=30;tbsp=4|Meat|Proteins|113 4 oz;200|28||30|
wheat-starch|wheat gluten|||grain|1|cup=128;tbsp=8;tsp=2.7|Baking|Pantry|454 1 lb;500 500 g bag|4|||1
potato-starch||sulphite||starchy|1|cup=160;tbsp=10;tsp=3.3|Baking|Pantry|454 1 lb;500 500 g bag|6|||1
sweet-potato-starch||sulphite||starchy|1|cup=128;tbsp=8;tsp=2.7|Baking|Pantry|400;454 1 lb|8|||1
sweet-bean-sauce|wheat gluten soy|sesame||grain pulse added-sugar processed|1|tbsp=16;tsp=5.3;cup=256|Oils & condiments|Pantry|227 8 oz jar;300 300 g jar|11||60|
soybean-paste-yellow|wheat gluten soy|sesame||grain pulse processed|1|tbsp=17;tsp=5.7;cup=275|Oils & condiments|Pantry|227 8 oz jar;340 12 oz jar|9||90|
maltose|gluten|wheat||added-sugar|1|tbsp=21;tsp=7;cup=330|Baking|Pantry|500 500 g jar;454 1 lb|8|||1
lily-bulbs||sulphite|||1|cup=30;piece=0.5;tbsp=3|Nuts, seeds & snacks|Pantry|100;170 6 oz|25|||
pea-shoots||||pulse|1|cup=20;bunch=100;handful=20|Produce|Produce|80;100|18||4|
garlic-chives|||||1|cup=50;bunch=100;tbsp=3;stalk=2;handful=30|Produce|Produce|100 1 bunch;200|12||5|
vietnamese-coriander|||||1|cup=20;bunch=40;leaf=1;sprig=2;tbsp=1.5|Produce|Produce|40 1 bunch;40|30||5|
sev||tree_nut peanut wheat gluten soy sesame mustard||pulse refined-oil processed|1|cup=45;tbsp=3;handful=20|Nuts, seeds & snacks|Pantry|200 200 g bag;227 8 oz bag|9|||
papdi|wheat gluten|milk sesame||grain refined-oil processed|1|piece=5;cup=40|Nuts, seeds & snacks|Pantry|200 200 g bag;227 8 oz bag|9|||
gulab-jamun-mix|milk wheat gluten|tree_nut soy|dairy|grain processed|1|cup=120;packet=175|Baking|Pantry|175 175 g packet;200 200 g packet|12|||
idli-rava||||grain|1|cup=185;tbsp=12|Grains, pasta & rice|Pantry|500 500 g bag;907 2 lb bag|4|||
sambar-powder|mustard|wheat gluten soy celery||pulse|1|tsp=2.5;tbsp=7.5|Spices & herbs|Pantry|100 100 g bag;200 200 g bag|20|||1
tandoori-masala||wheat gluten celery mustard sulphite|||1|tsp=2.5;tbsp=7.5|Spices & herbs|Pantry|50 50 g jar;100 100 g bag|30|||1
green-chutney||milk tree_nut peanut sulphite|||1|tbsp=15;tsp=5;cup=240|Oils & condiments|Pantry|227 8 oz jar;250 250 g jar|12||7|
tamarind-chutney||sulphite||added-sugar processed|1|tbsp=18;tsp=6;cup=290|Oils & condiments|Pantry|227 8 oz jar;320 320 g jar|10||60|
gulkand||sulphite||added-sugar|1|tbsp=20;tsp=7|Canned & jars|Pantry|300 300 g jar;400 400 g jar|10|||
ground-goat|||meat||1|cup=225|Meat|Proteins|454 1 lb;500|20||2|
tiger-nuts||tree_nut|||1|cup=120;tbsp=7.5;handful=30|Nuts, seeds & snacks|Pantry|200;227 8 oz|18|||
ogbono||tree_nut|||1|cup=90;tbsp=6|Spices & herbs|Pantry|100 100 g bag;200 200 g bag|22|||
baobab-powder|||||1|tbsp=8;tsp=2.7|Baking|Pantry|100;227 8 oz|40|||
moringa-powder|||||1|tbsp=6;tsp=2;cup=80|Spices & herbs|Pantry|100;227 8 oz|45|||1
maca-powder||sulphite||starchy|1|tbsp=8;tsp=3|Baking|Pantry|100;227 8 oz|45|||
shito|fish crustacean|mollusc soy celery|crustacean|refined-oil processed|1|tbsp=15;tsp=5|Oils & condiments|Pantry|227 8 oz jar;250 250 g jar|16||60|
samp||wheat gluten||grain|1|cup=180;tbsp=11|Grains, pasta & rice|Pantry|500 500 g bag;907 2 lb bag|4|||
chakalaka||wheat gluten soy mustard sulphite||pulse processed|1|cup=250;can=410;tbsp=16|Canned & jars|Pantry|410 410 g can;439 15.5 oz can|4||3|
argan-oil||tree_nut peanut|||1|tbsp=13.5;tsp=4.5;cup=216;ml=0.91|Oils & condiments|Pantry|91 100 ml bottle;228 250 ml bottle|120||60|
fresh-egg-noodles|egg wheat gluten|milk soy sesame|egg|grain|1|cup=140;nest=125;packet=200;piece=125;serving=125|Chilled & plant-based|Pantry|300 300 g pack;400 400 g pack;454 1 lb|6||7|
pickled-herring|fish|milk egg mustard sulphite|fish|added-sugar processed|1|piece=15;fillet=60;cup=140;jar=250;slice=15|Fish & seafood|Proteins|227 8 oz jar;454 1 lb jar|16||14|
praline-paste|tree_nut|milk peanut wheat gluten soy||added-sugar|1|tbsp=16;tsp=5.3;cup=256|Baking|Pantry|200;454 1 lb|30|||
fondant||milk egg wheat gluten soy||added-sugar processed|1|cup=300;tbsp=19|Baking|Pantry|454 1 lb;500|7|||
panettone|milk egg wheat gluten|tree_nut soy sulphite|egg|grain added-sugar|1|slice=60;piece=750;cup=45|Bakery|Pantry|500;750|14||30|
chamoy||sulphite||added-sugar processed|1|tbsp=17;tsp=5.7;cup=270|Oils & condiments|Pantry|355 12 fl oz bottle;455 16 oz bottle|8|||
coconut-milk-powder||milk sulphite||processed|1|tbsp=8;cup=110;tsp=2.7;packet=50|Baking|Pantry|150;300|18|||
kaya|egg|milk sulphite|egg|added-sugar|1|tbsp=20;tsp=7;cup=310|Canned & jars|Pantry|300 300 g jar;340 12 oz jar|12||14|
culantro|||||1|cup=20;bunch=40;leaf=2;tbsp=1.5;piece=2|Produce|Produce|40 1 bunch;40|30||5|
water-chestnut-flour||wheat gluten||starchy|1|cup=130;tbsp=8|Baking|Pantry|250;500 500 g bag|12|||
any-milk|milk tree_nut gluten soy|peanut wheat sesame lupin|dairy|processed|1|cup=244;tbsp=15;tsp=5;ml=1.03;glass=240|Dairy & eggs|Dairy & Alternatives|946 1 quart;1000 1 L|2||7|
plant-milk|tree_nut gluten soy|peanut wheat sesame lupin||pulse processed|1|cup=243;tbsp=15;tsp=5;ml=1.03;glass=240|Chilled & plant-based|Dairy & Alternatives|946 1 quart;1000 1 L|2.5||7|
butter-or-oil|milk soy|tree_nut peanut|dairy|refined-oil|1|tbsp=14.2;tsp=4.7;cup=227;stick=113.5;knob=15;pat=5|Dairy & eggs|Dairy & Alternatives|113 1 stick;227 8 oz;454 1 lb|9||60|
ghee-or-oil|milk soy|peanut|dairy|refined-oil|1|tbsp=12.8;tsp=4.3;cup=205;ml=0.91|Oils & condiments|Dairy & Alternatives|368 13 oz jar;454 1 lb jar|22||90|
sugar-free-chocolate-chips|soy|milk tree_nut peanut wheat gluten||processed|1|cup=170;tbsp=10.6;piece=0.5|Baking|Pantry|255 9 oz bag;200 200 g bag|28|||
quark|milk||dairy||1|cup=240;tbsp=15;tsp=5;tub=250;packet=250|Dairy & eggs|Dairy & Alternatives|250 250 g tub;500 500 g tub|8||14|
fromage-frais|milk||dairy||1|cup=240;tbsp=15;tsp=5;tub=250;pot=60|Dairy & eggs|Dairy & Alternatives|250 250 g tub;500 500 g tub|8||14|
mincemeat-sweet||tree_nut wheat gluten sulphite|meat|added-sugar processed alcohol|1|tbsp=20;tsp=7;cup=300;jar=411|Canned & jars|Pantry|411 411 g jar;765 27 oz jar|7||30|
mixed-peel||sulphite||added-sugar|1|cup=130;tbsp=9;tsp=3;piece=10|Baking|Pantry|100;200|14|||
mixed-dried-fruit||tree_nut sulphite|||1|cup=150;tbsp=9.4;handful=30|Nuts, seeds & snacks|Pantry|375;500 500 g bag|10|||
honeycomb-toffee||milk egg tree_nut wheat gluten soy||added-sugar processed|1|piece=40;bar=40;cup=60|Baking|Pantry|100;200|14|||
chicken-or-vegetable-broth|celery|milk egg wheat gluten soy mustard|poultry|processed|1|cup=240;tbsp=15;ml=1.01;can=411|Canned & jars|Pantry|411 14.5 oz can;946 32 oz carton;1000 1 L carton|3||7|
beef-or-vegetable-broth|celery|milk egg wheat gluten soy mustard|meat|processed|1|cup=240;tbsp=15;ml=1.01;can=411|Canned & jars|Pantry|411 14.5 oz can;946 32 oz carton;1000 1 L carton|3||7|
plant-yogurt|tree_nut gluten soy|peanut wheat sesame lupin||pulse processed|1|cup=245;tbsp=15;tsp=5;tub=350|Chilled & plant-based|Dairy & Alternatives|350 350 g tub;500 500 g tub|7||7|
plant-cream|tree_nut gluten soy|peanut wheat lupin||refined-oil processed|1|cup=240;tbsp=15;tsp=5;ml=1|Chilled & plant-based|Dairy & Alternatives|250 250 ml carton;240 8 fl oz|6||7|
salad-cream|egg mustard|milk wheat gluten soy|egg|added-sugar refined-oil processed|1|cup=235;tbsp=15;tsp=5|Oils & condiments|Pantry|425 425 g bottle;443 15 fl oz jar|6||60|
parsley-root||celery|||0.85|cup=133;piece=80;medium=80;small=50;large=120|Produce|Produce|150 1 piece;500|5||14|
samphire|||||1|cup=80;handful=30|Produce|Produce|90;100|25||4|
edible-flowers|||||1|piece=0.5;cup=15;handful=5;tbsp=1|Produce|Produce|15;28 1 oz|90||4|
lovage||celery|||1|cup=60;bunch=40;sprig=2;tbsp=3.8;leaf=0.5|Produce|Produce|40 1 bunch;40|30||5|
mentsuyu|fish wheat gluten soy|mollusc|fish|grain pulse added-sugar processed alcohol|1|tbsp=17;tsp=5.7;cup=270;ml=1.1|Oils & condiments|Pantry|400 400 ml bottle;500 500 ml bottle|9||30|
palm-nut-concentrate||sulphite||refined-oil processed|1|cup=240;can=800;tbsp=15|Canned & jars|Pantry|400 400 g can;800 800 g can|6||3|
kokum||sulphite|||1|piece=2;tbsp=8;tsp=2.7|Spices & herbs|Pantry|100;200|20|||1
anardana||sulphite|||1|tsp=3;tbsp=9|Spices & herbs|Pantry|100;200|20|||1
roasted-chana||wheat gluten soy||pulse|1|cup=150;tbsp=9.4;tsp=3|Grains, pasta & rice|Pantry|500 500 g bag;907 2 lb bag|5|||
egg-wraps|egg|milk wheat gluten soy|egg|processed|1|piece=28|Dairy & eggs|Dairy & Alternatives|170 6 wraps|24||14|
vegan-marshmallows||egg wheat gluten soy||added-sugar processed|1|piece=7;cup=50;mini=0.7|Baking|Pantry|150;283 10 oz bag|18|||
smoked-pork-ribs|||meat|processed processed-meat|0.6|piece=60;rack=900|Meat|Proteins|454 1 lb;500|11||7|
artichoke-hearts-canned||sulphite|||1|cup=168;piece=20;can=240;jar=170|Canned & jars|Produce|240 14 oz can;240 400 g can|12||4|
artichoke-hearts-marinated||soy sulphite||processed|1|cup=168;piece=20;jar=170;can=170|Canned & jars|Produce|212 12 oz jar;170 280 g jar|18||14|
nut-butter|tree_nut peanut|soy sesame||pulse processed|1|cup=258;tbsp=16;tsp=5.4|Canned & jars|Pantry|340 12 oz jar;454 16 oz jar|9||90|
shaoxing-or-sherry|wheat gluten sulphite|milk egg fish||grain added-sugar alcohol|1|cup=235;tbsp=14.7;floz=29.5;ml=0.99|Oils & condiments|Pantry|640 640 ml bottle;740 750 ml bottle|10|||1
rice-or-quinoa||||grain pseudo-grain|1|cup=180;tbsp=11|Grains, pasta & rice|Pantry|454 1 lb bag;907 2 lb bag|5|||
rice-or-quinoa-cooked||||grain pseudo-grain|1|cup=165;tbsp=10|Grains, pasta & rice|Pantry|250 250 g pouch;227 8 oz pouch|9||5|
lard-or-shortening|soy|peanut|meat|refined-oil processed|1|cup=205;tbsp=12.8;tsp=4.3|Oils & condiments|Pantry|454 1 lb|7||180|
white-wine-or-broth|celery sulphite|milk egg fish wheat gluten soy mustard|poultry|processed alcohol|1|cup=235;tbsp=14.7;floz=29.5;ml=0.99|Drinks|Pantry|740 25 fl oz bottle;740 750 ml bottle|12|||
fish-or-soy-sauce|fish wheat gluten soy||fish|grain pulse processed|1|cup=272;tbsp=17;tsp=5.7;ml=1.15|Oils & condiments|Pantry|240 200 ml bottle;296 10 fl oz bottle|12|||1
starch-of-choice||sulphite||grain starchy|1|cup=128;tbsp=8;tsp=2.7|Baking|Pantry|454 1 lb;454 16 oz|5|||1
gluten-free-polenta||||grain|1|cup=157|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|6.3|||
gluten-free-grits||||grain|1|cup=156;tbsp=9.7|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|4.45|||
gluten-free-lentils||||pulse|1|cup=192;tbsp=12|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|8.14|||
gluten-free-red-lentils||||pulse|1|cup=192|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|8.14|||
gluten-free-buckwheat||||pseudo-grain|1|cup=164|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|16.2|||
gluten-free-millet||||grain|1|cup=200|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|4.73|||
gluten-free-chicken-broth||celery|poultry||1|cup=249;ml=1;can=411|Canned & jars|Pantry|500 500 ml carton;907 32 oz carton;1000 1 l carton|2.84|||
gluten-free-vegetable-broth|celery||||1|cup=221;can=411;ml=1|Canned & jars|Pantry|500 500 ml carton;907 32 oz carton;1000 1 l carton|2.84|||
gluten-free-beef-broth||celery|meat||1|cup=240;can=411;ml=1|Canned & jars|Pantry|500 500 ml carton;907 32 oz carton;1000 1 l carton|2.84|||
gluten-free-baking-powder|||||1|tsp=4.6;tbsp=13.8;sachet=11|Baking|Pantry|100;200;227 8 oz|19.6|||1
gluten-free-buckwheat-flour||||pseudo-grain|1|cup=120|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|9.8|||
gluten-free-masarepa||||grain|1|cup=150;tbsp=9.4;tsp=3.1|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|5.6|||
gluten-free-tortilla-chips||||grain refined-oil processed|1|cup=26;piece=2;handful=28;cup crushed=56|Nuts, seeds & snacks|Pantry|200;300;312 11 oz|14.52|||
vegan-curry-paste||soy||processed|1|tbsp=16;tsp=5.3|Oils & condiments|Pantry|113 4 oz jar;114 114 g jar;200 200 g jar|22||60|
sucuk||milk wheat gluten soy mustard sulphite|meat|processed processed-meat|1|slice=8;piece=200;cup=135;link=200|Meat|Proteins|200;250;400|18||14|
corned-beef-canned||celery mustard|meat|processed-meat|1|can=340;cup=140;slice=28|Canned & jars|Proteins|340 340 g can;340 12 oz can|14|||
empanada-wrappers|wheat gluten|milk egg soy|meat|grain processed|1|piece=32;disc=32;packet=330|Chilled & plant-based|Pantry|330 pack of 10|7||21|
ground-beef-and-pork|||meat||1|cup=225|Meat|Proteins|250;400;454 1 lb;500|8.24||2|
tarhana|milk wheat gluten|egg celery|dairy|grain|1|cup=140;tbsp=9|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|6|||
honey-nut-oat-cereal|tree_nut gluten|peanut wheat soy|honey|grain added-sugar processed|1|cup=37|Grains, pasta & rice|Pantry|340 12 oz;400|11|||
rice-squares-cereal||tree_nut wheat gluten soy||grain processed|1|cup=27|Grains, pasta & rice|Pantry|340 12 oz;400|11|||
wheat-squares-cereal|wheat gluten|tree_nut soy||grain processed|1|cup=63|Grains, pasta & rice|Pantry|340 12 oz;400|10|||
wheat-barley-nuggets-cereal|wheat gluten|soy||grain processed|1|cup=116;tbsp=7.3|Grains, pasta & rice|Pantry|340 12 oz;400|10|||
rice-wheat-flakes-cereal|milk wheat gluten|soy|dairy|grain added-sugar processed|1|cup=31|Grains, pasta & rice|Pantry|340 12 oz;400|12|||
fruit-nut-bar|tree_nut peanut soy|milk wheat gluten sesame|honey|added-sugar processed|1|bar=40;piece=40|Nuts, seeds & snacks|Pantry|160 pack of 4;240 pack of 6|30|||
oat-energy-bar|tree_nut gluten soy|milk peanut wheat sesame||grain added-sugar processed|1|bar=68;piece=68|Nuts, seeds & snacks|Pantry|340 pack of 5;408 pack of 6|24|||
macaroni-cheese-mix|milk wheat gluten|egg soy|dairy|grain processed|1|cup=70;box=206;packet=206|Grains, pasta & rice|Pantry|206 7.25 oz box|7|||
fresh-rice-noodles||wheat gluten||grain|1|cup=176;packet=454|Grains, pasta & rice|Pantry|454 1 lb;500|5||4|
ivy-gourd|||||0.95|cup=100;piece=15|Produce|Produce|250;454 1 lb;500|7||7|
frankfurter||milk wheat gluten soy mustard sulphite|meat|processed processed-meat|1|piece=50;link=50|Meat|Proteins|200;340 12 oz;400|11||7|
smoked-sausage-link||milk wheat gluten soy mustard sulphite|meat|processed processed-meat|1|piece=85;link=85;packet=340;cup=140;slice=10|Meat|Proteins|340 12 oz;400|11||7|
sweetened-cereal|wheat gluten soy|milk egg tree_nut peanut|honey|grain added-sugar processed|1|cup=29|Grains, pasta & rice|Pantry|340 12 oz;400|11|||
vegetable-oil-spread|soy|milk||refined-oil processed|1|tbsp=14;cup=229;tsp=4.7|Chilled & plant-based|Dairy & Alternatives|425 15 oz;500|6||90|
vegan-mayonnaise-full-fat|soy mustard|||refined-oil processed|1|cup=220;tbsp=13.8;tsp=4.6|Oils & condiments|Pantry|270 270 g jar;340 12 oz jar|11||60|
brown-pickle|gluten|wheat celery mustard sulphite||added-sugar processed|1|tbsp=18;tsp=6;cup=280|Oils & condiments|Pantry|310 310 g jar;360 360 g jar|9||60|
wheat-beef-stock-cube|wheat gluten celery|milk egg soy mustard|meat|processed|1|piece=6;tsp=5|Canned & jars|Pantry|71|20|||1
bao-buns|wheat gluten|milk soy||grain|1|piece=50|Frozen|Pantry|300|8|||
yorkshire-pudding|milk egg wheat gluten|soy|dairy|grain|1|piece=40;large=60;small=20;mini=10|Frozen|Pantry|220|8|||
soft-pretzel|wheat gluten|milk soy sesame||grain|1|piece=115;large=143;medium=115;small=62|Bakery|Pantry|230 2 pieces|9||3|
corn-nuts||milk wheat gluten soy||grain refined-oil processed|1|cup=85;handful=28|Nuts, seeds & snacks|Pantry|113 4 oz;200|13|||
stacked-potato-crisps|wheat gluten|milk soy||starchy refined-oil processed|1|piece=1.6;cup=26;can=158;packet=165|Nuts, seeds & snacks|Pantry|165;158|16|||
fried-plantain||||starchy|1|cup=169;piece=130;slice=12|Frozen|Produce|400|8|||
tostones||||starchy|1|cup=118;piece=20;slice=20|Frozen|Produce|400|8|||
vegan-butter-nut|tree_nut|soy||refined-oil processed|1|tbsp=14;cup=224;tsp=4.7;stick=113|Chilled & plant-based|Dairy & Alternatives|227 8 oz|20||90|
vegan-butter-soy|soy|tree_nut||refined-oil processed|1|tbsp=14;cup=224;tsp=4.7;stick=113|Chilled & plant-based|Dairy & Alternatives|425 15 oz|9||90|
cheese-soup-condensed|milk wheat gluten soy|celery|dairy|processed|1|can=305;cup=257|Canned & jars|Pantry|305 10.75 oz can|7|||
apple-pie-filling||sulphite||added-sugar processed|1|can=595;cup=252|Canned & jars|Produce|595 21 oz can|6|||
mandarins-canned|||||1|can=175;cup=189|Canned & jars|Produce|175 298 g can;170 11 oz can|7|||
`;
