/** How each template cooks the foods that USDA's retention table knows, written by `template-cooking.test.ts` with `-u`. */
export const COOKING = `
oat-porridge|simmered=low-fat-milk-1|raw=walnuts almonds
gluten-free-oat-porridge|raw=almonds
buckwheat-porridge|simmered=low-fat-milk-1|raw=walnuts
quinoa-porridge|simmered=low-fat-milk-1
millet-porridge|simmered=low-fat-milk-1
teff-porridge|simmered=low-fat-milk-1|raw=almonds
cardamom-rice-porridge|simmered=basmati-rice|raw=pistachios
breakfast-congee|simmered=jasmine-rice chicken-thigh-skinless shiitake-mushrooms bok-choy ground-turkey napa-cabbage|fried=scallions|steamed=egg baby-spinach
soft-polenta-breakfast|boiled=polenta-degermed-cornmeal|fried=cremini-mushrooms egg|steamed=baby-spinach swiss-chard|raw=blue-cheese walnuts arugula
southern-grits|boiled=corn-grits|fried=shrimp red-bell-pepper|simmered=collard-greens cheddar-cheese egg|raw=scallions
apple-bircher|raw=hazelnuts almonds
baked-oats|baked=whole-milk egg pecans
vegan-baked-oats
savoury-oats|fried=cremini-mushrooms leek|boiled=egg|raw=cheddar-cheese
scrambled-eggs|fried=egg cremini-mushrooms baby-spinach red-bell-pepper asparagus
cheese-omelette|fried=egg feta-cheese cremini-mushrooms gruyere mozzarella-fresh-whole-milk leek goat-cheese-soft salad-greens-mixed|steamed=baby-spinach
garden-omelette|fried=egg white-mushrooms asparagus green-bell-pepper onion zucchini
breakfast-shakshuka|simmered=egg spinach feta-cheese|fried=red-bell-pepper onion eggplant
menemen|fried=egg green-bell-pepper onion|raw=cucumber
huevos-rancheros|fried=egg|raw=queso-fresco radish
tortilla-migas|fried=egg onion jalapeno-pepper zucchini corn-frozen
full-breakfast|fried=egg portobello-mushroom spinach
eggs-avocado-plate|boiled=egg|raw=arugula watercress cucumber radish
vegetable-frittata|baked=egg zucchini broccoli artichoke-hearts-frozen onion|raw=salad-greens-mixed
egg-bhurji|fried=egg onion green-chili-pepper|boiled=basmati-rice|steamed=spinach
thai-omelette-rice|fried=egg shrimp|boiled=jasmine-rice bean-sprouts-mung|raw=cucumber scallions
korean-egg-rice|fried=egg scallions carrot zucchini|simmered=white-rice-short-grain-sushi|boiled=spinach
egg-muffins|baked=egg ground-turkey spinach broccoli cheddar-cheese red-bell-pepper kale
eggs-hollandaise|simmered=egg egg-yolk|boiled=asparagus artichoke-hearts-frozen|steamed=spinach
turkish-eggs|simmered=egg|steamed=spinach|baked=eggplant
eggs-en-cocotte|baked=egg gruyere|fried=chanterelle-mushrooms leek
haddock-kedgeree|boiled=egg|fried=basmati-rice onion leek|simmered=peas-frozen spinach
breakfast-potato-tortilla|fried=egg onion|raw=red-bell-pepper arugula
banana-egg-cakes|fried=egg|raw=almonds
cheese-polenta-eggs|fried=egg|boiled=cornmeal|raw=feta-cheese cottage-cheese-full-fat
avocado-toast|raw=radish|fried=egg
nut-butter-toast
ricotta-toast|raw=ricotta-part-skim cottage-cheese-full-fat walnuts
salmon-bagel|raw=cream-cheese cucumber red-onion
egg-muffin-sandwich|fried=egg cheddar-cheese baby-spinach
pan-con-tomate|boiled=egg
nordic-open-rye|raw=cucumber cottage-cheese-full-fat radish watercress|fried=herring|boiled=egg
beans-on-toast|fried=onion
french-toast|fried=egg whole-milk|raw=pistachios
buttermilk-pancakes|fried=all-purpose-flour egg|raw=walnuts
buckwheat-galette|fried=buckwheat-flour gruyere egg cremini-mushrooms goat-cheese-soft walnuts|steamed=spinach|simmered=zucchini
banana-oat-cakes
breakfast-burrito|fried=egg cheddar-cheese ground-turkey red-bell-pepper
labneh-plate|raw=cucumber red-bell-pepper
ricotta-hotcakes|fried=ricotta-whole-milk egg all-purpose-flour
greek-yogurt-bowl|raw=walnuts almonds
skyr-oat-bowl|raw=hazelnuts
cottage-cheese-bowl|raw=cottage-cheese-full-fat pecans cucumber walnuts radish
coconut-yogurt-bowl
coconut-chia-pudding
hot-seed-porridge
green-coconut-smoothie|raw=baby-spinach cucumber romaine-lettuce kale
banana-smoothie|raw=low-fat-milk-1
pea-protein-shake
smoothie-bowl|raw=almonds
fruit-and-seed-plate|raw=walnuts
avocado-half|raw=cucumber radish celery|fried=shrimp
rice-cake-plate|fried=egg|raw=cottage-cheese-full-fat walnuts
pork-patties|fried=kale spinach green-cabbage swiss-chard white-mushrooms
turkey-avocado-patties|fried=ground-turkey red-bell-pepper|raw=cucumber arugula
beef-mushroom-skillet|fried=ground-beef-85-lean cremini-mushrooms kale spinach green-cabbage swiss-chard zucchini
chicken-greens-hash|fried=chicken-thigh-skinless cauliflower turnip brussels-sprouts kale spinach
lamb-breakfast-skillet|fried=eggplant zucchini green-bell-pepper
cauliflower-rice-bowl|fried=cauliflower-rice ground-turkey ground-beef-90-lean|raw=radish
bacon-avocado-plate|fried=baby-spinach white-mushrooms asparagus
minute-steak-plate|fried=beef-sirloin-steak asparagus oyster-mushrooms|steamed=spinach
chicken-avocado-lettuce-cups|raw=butterhead-lettuce|fried=scallions ground-chicken ground-turkey
sardine-tomato-plate|fried=mackerel|raw=cucumber
salmon-cucumber-plate|raw=cucumber fennel-bulb radish watercress
japanese-breakfast|simmered=white-rice-short-grain-sushi|baked=salmon-atlantic-farmed mackerel|boiled=spinach|raw=daikon-radish cucumber
sweet-potato-meat-hash|fried=onion ground-turkey ground-beef-90-lean chicken-thigh-skinless kale spinach zucchini
roasted-sweet-potato-halves|baked=pecans
sweet-potato-bean-hash|fried=red-bell-pepper onion
masala-potatoes|fried=onion peas-frozen spinach green-cabbage
tofu-scramble|fried=spinach red-bell-pepper white-mushrooms
chickpea-pancake|fried=chickpea-flour onion spinach carrot zucchini|raw=cucumber
chickpea-scramble|fried=spinach red-bell-pepper kale
warm-chickpea-balila|simmered=fava-beans-fresh|raw=cucumber
plantain-breakfast|fried=egg red-onion
upma|fried=carrot onion cashews|simmered=peas-frozen semolina
lentil-rice-khichdi|simmered=basmati-rice red-lentils-dried spinach cauliflower carrot peas-frozen
potato-bean-skillet|fried=onion kale green-cabbage spinach chicken-breast-skinless
no-cook-muesli|raw=low-fat-milk-1
egg-spinach-wrap|fried=egg baby-spinach red-bell-pepper cottage-cheese-2
tinned-fish-toast|raw=cucumber radish
banana-peanut-wrap
kefir-oat-shake
bean-avocado-salad|raw=romaine-lettuce red-bell-pepper
ten-minute-coconut-lentils|simmered=baby-spinach peas-frozen
skillet-rice-and-beans|fried=scallions red-bell-pepper corn-frozen
lentil-beet-salad|raw=shallot red-bell-pepper carrot arugula baby-spinach curly-endive
bean-tostadas|raw=radish iceberg-lettuce
white-bean-soup|boiled=kale-frozen spinach-frozen zucchini artichoke-hearts-frozen
aminos-rice-noodles|boiled=rice-noodles-dry|fried=shrimp chicken-breast-skinless edamame-frozen snow-peas napa-cabbage bean-sprouts-mung carrot
couscous-bowl|boiled=shrimp|fried=chicken-breast-skinless zucchini red-bell-pepper|raw=feta-cheese
minute-steak-salad|fried=beef-sirloin-steak chicken-breast-skinless turkey-breast-skinless shrimp cucumber radish arugula romaine-lettuce baby-spinach
lettuce-cups|raw=butterhead-lettuce|fried=scallions ground-chicken ground-turkey ground-beef-90-lean shrimp white-mushrooms zucchini
zucchini-ribbon-skillet|fried=chicken-breast-skinless turkey-breast-skinless beef-sirloin-steak squid shrimp zucchini spinach asparagus
aminos-stir-fry|fried=scallions beef-sirloin-steak chicken-breast-skinless shrimp scallops cashews bok-choy broccoli napa-cabbage shiitake-mushrooms
cutlet-lemon|fried=chicken-breast-skinless turkey-breast-skinless|raw=arugula fennel-bulb|steamed=spinach
rotisserie-bowl|raw=salad-greens-mixed cucumber radish green-bell-pepper
tuna-avocado|raw=red-onion romaine-lettuce cucumber green-bell-pepper fennel-bulb
lamb-chop-quick|baked=chicken-breast-skinless|fried=shrimp|raw=cucumber green-cabbage|boiled=dandelion-greens
cobb|raw=romaine-lettuce|boiled=egg shrimp
grain-bowl|raw=baby-spinach|baked=butternut-squash broccoli beet cauliflower chicken-breast-skinless salmon-atlantic-farmed
tabbouleh|raw=scallions feta-cheese cucumber
slaw-bowl|raw=napa-cabbage red-bell-pepper|boiled=shrimp|fried=beef-sirloin-steak
quick-skillet-cauli|fried=cauliflower-rice ground-turkey ground-beef-90-lean shrimp ground-chicken zucchini green-bell-pepper spinach white-mushrooms|raw=scallions
folded-omelette|fried=egg cremini-mushrooms cheddar-cheese|steamed=spinach|raw=salad-greens-mixed
five-minute-plate|raw=cucumber red-bell-pepper
sourdough-sandwich|raw=red-leaf-lettuce mozzarella-fresh-whole-milk cucumber radish|boiled=egg
tortilla-wrap|raw=romaine-lettuce feta-cheese cheddar-cheese cream-cheese cucumber carrot red-bell-pepper
grilled-cheese|fried=cheddar-cheese gouda swiss-cheese|raw=salad-greens-mixed carrot
pita-pockets|raw=romaine-lettuce feta-cheese cucumber red-cabbage
collard-parcels|boiled=collard-greens beef-sirloin-steak turkey-breast-skinless|raw=cucumber red-bell-pepper radish
creamless-soup|fried=onion|simmered=butternut-squash carrot cauliflower peas-frozen
chicken-soup|fried=onion carrot|simmered=chicken-thigh-skinless turkey-breast-skinless beef-stew-meat leek kohlrabi savoy-cabbage zucchini white-rice-long-grain egg-noodles-dry
chowder|fried=onion corn-frozen leek fennel-bulb|simmered=salmon-atlantic-wild low-fat-milk-1
gazpacho|raw=cucumber green-bell-pepper|boiled=egg shrimp
pasta-e-ceci|simmered=whole-wheat-pasta-dry|fried=onion spinach-frozen carrot green-cabbage
egg-potato-curry|boiled=egg|fried=onion|simmered=peas-frozen spinach-frozen green-beans-frozen cauliflower-frozen
spinach-rice-pot|simmered=white-rice-medium-grain spinach-frozen|fried=onion scallions
cabbage-noodles|fried=green-cabbage onion egg|raw=cottage-cheese-2|boiled=egg-noodles-dry whole-wheat-pasta-dry
barley-vegetable-pot|fried=onion carrot leek turnip white-mushrooms|simmered=chicken-thigh-skinless
cold-rice-salad|boiled=peas-frozen|raw=mozzarella-fresh-whole-milk red-bell-pepper zucchini cucumber
cold-peanut-noodles|boiled=whole-wheat-pasta-dry cucumber carrot scallions edamame-frozen
lentil-lunch-salad|raw=carrot red-onion celery walnuts feta-cheese
squash-pulse-tray|baked=red-onion butternut-squash cauliflower carrot|boiled=brown-rice-long-grain
red-lentil-rice|simmered=red-lentils-dried white-rice-long-grain carrot green-cabbage|fried=onion
potato-cabbage-eggs|fried=egg onion green-cabbage carrot
split-pea-potato-stew|fried=onion carrot
pinto-pot|boiled=pinto-beans-dried|simmered=white-rice-long-grain|fried=onion green-cabbage carrot
red-lentil-bolognese|simmered=red-lentils-dried|fried=onion carrot|boiled=pasta-dry whole-wheat-pasta-dry
tomato-egg-rice|fried=egg green-cabbage peas-frozen|simmered=white-rice-long-grain
crumb-spaghetti|boiled=pasta-dry|fried=green-cabbage spinach-frozen peas-frozen
potatoes-cottage-cheese|raw=cottage-cheese-2|boiled=onion carrot cucumber
cornmeal-egg-bowl|simmered=cornmeal|fried=egg green-cabbage spinach-frozen
garlic-bread-soup|simmered=egg carrot
chicken-rice-pot|fried=chicken-thigh-skinless onion|simmered=white-rice-long-grain carrot peas-frozen green-beans-frozen broccoli-frozen
unstuffed-cabbage|simmered=white-rice-long-grain ground-beef-90-lean|fried=green-cabbage onion ground-turkey
potato-pancakes|fried=egg onion cottage-cheese-2 carrot
sloppy-joes|fried=onion green-bell-pepper ground-turkey|raw=carrot|simmered=ground-beef-90-lean
potato-goulash|fried=onion green-bell-pepper|simmered=egg
bread-bake|baked=egg low-fat-milk-1 cheddar-cheese|fried=onion spinach-frozen broccoli-frozen white-mushrooms
carrot-fritters|fried=egg scallions carrot zucchini corn-frozen
lentil-tomato-soup|simmered=red-lentils-dried|fried=onion carrot
potato-egg-salad|boiled=egg scallions peas-frozen cucumber green-beans-frozen
misir-wat|simmered=onion red-lentils-dried collard-greens green-cabbage kale white-rice-long-grain
tibs|fried=onion jalapeno-pepper chicken-thigh-skinless cauliflower-rice|steamed=beef-sirloin-steak collard-greens swiss-chard spinach
peanut-stew|simmered=white-rice-long-grain chicken-thigh-skinless beef-sirloin-steak collard-greens okra|fried=onion
jollof|fried=onion|simmered=red-bell-pepper parboiled-rice chicken-thigh-skinless turkey-breast-skinless shrimp green-beans carrot green-cabbage
red-red|fried=onion jalapeno-pepper|simmered=white-rice-long-grain
yassa|simmered=onion white-rice-long-grain|fried=chicken-thigh-skinless|boiled=brown-rice-long-grain
classic-burger|baked=iceberg-lettuce swiss-cheese|fried=ground-beef-90-lean ground-turkey salmon-atlantic-farmed portobello-mushroom onion coleslaw-mix
turkey-chili|simmered=onion green-bell-pepper zucchini white-mushrooms cauliflower pumpkin|fried=ground-turkey ground-beef-90-lean ground-chicken
stuffed-sweet-potato|fried=ground-turkey chicken-breast-skinless kale red-bell-pepper red-cabbage
meatloaf|baked=onion carrot ground-beef-90-lean ground-turkey|boiled=green-beans broccoli brussels-sprouts cauliflower
jambalaya|simmered=white-rice-long-grain shrimp okra zucchini collard-greens|fried=onion green-bell-pepper chicken-thigh-skinless
mac-and-cheese|baked=cheddar-cheese|simmered=low-fat-milk-1|boiled=pasta-dry whole-wheat-pasta-dry gluten-free-corn-pasta-dry broccoli cauliflower peas-frozen
bbq-plate|baked=chicken-breast-skinless beef-tri-tip turkey-breast-skinless sweet-corn|raw=green-cabbage red-cabbage carrot
sheet-pan-fish|baked=salmon-atlantic-farmed shrimp rainbow-trout asparagus broccoli green-beans
jacket-potato|baked=cheddar-cheese cottage-cheese-2 scallions|fried=ground-beef-90-lean onion ground-turkey white-mushrooms|raw=salad-greens-mixed coleslaw-mix|boiled=broccoli
cottage-pie|fried=onion carrot ground-turkey cremini-mushrooms|simmered=ground-beef-90-lean|boiled=celeriac
pea-soup|fried=onion carrot|simmered=leek spinach white-rice-long-grain
jerk|baked=scallions chicken-thigh-skinless shrimp red-cabbage green-cabbage
ropa-vieja|fried=onion green-bell-pepper red-bell-pepper cauliflower-rice|simmered=beef-flank-steak chicken-breast-skinless white-rice-long-grain
caribbean-stew|fried=onion scallions|simmered=pumpkin spinach okra collard-greens
soy-ginger-stir-fry|fried=scallions chicken-breast-skinless beef-sirloin-steak shrimp broccoli red-bell-pepper snow-peas bok-choy eggplant|simmered=white-rice-long-grain|boiled=brown-rice-long-grain
egg-fried-rice|fried=egg scallions chicken-breast-skinless shrimp edamame-frozen peas-frozen carrot green-cabbage
mapo|raw=scallions|fried=ground-beef-90-lean shiitake-mushrooms eggplant|simmered=white-rice-long-grain|boiled=brown-rice-long-grain
congee|simmered=white-rice-medium-grain chicken-breast-skinless turkey-breast-skinless bok-choy shiitake-mushrooms spinach|fried=scallions|boiled=adzuki-beans-dried
borscht|fried=beet carrot onion|simmered=green-cabbage beef-stew-meat turkey-breast-skinless
golabki|boiled=savoy-cabbage|fried=onion ground-beef-90-lean ground-turkey cremini-mushrooms cauliflower-rice
kasha-mushrooms|fried=onion cremini-mushrooms oyster-mushrooms chicken-breast-skinless egg
goulash|simmered=onion red-bell-pepper beef-stew-meat cremini-mushrooms turkey-breast-skinless white-rice-long-grain|boiled=egg-noodles-dry cauliflower
paprikash|fried=onion green-bell-pepper|simmered=chicken-thigh-skinless turkey-breast-skinless cremini-mushrooms|boiled=egg-noodles-dry zucchini
stroganoff|fried=white-mushrooms onion beef-sirloin-steak chicken-breast-skinless|simmered=white-rice-long-grain|boiled=cauliflower
ratatouille|fried=eggplant zucchini red-bell-pepper onion goat-cheese-soft|simmered=chicken-breast-skinless egg white-rice-long-grain
nicoise|boiled=green-beans egg|baked=chicken-breast-skinless|raw=butterhead-lettuce romaine-lettuce
puy-lentils|fried=shallot carrot leek fennel-bulb celeriac|simmered=salmon-atlantic-farmed chicken-breast-skinless portobello-mushroom spinach|raw=goat-cheese-soft
cassoulet|fried=onion carrot chanterelle-mushrooms
provencal-braise|fried=shallot chicken-thigh-skinless fennel-bulb zucchini artichoke-hearts-frozen|boiled=cauliflower|simmered=polenta-degermed-cornmeal
crepes|fried=buckwheat-flour egg cremini-mushrooms swiss-cheese gruyere zucchini|steamed=spinach goat-cheese-soft
quiche|baked=egg whole-milk feta-cheese salmon-atlantic-wild|fried=leek gouda gruyere|steamed=spinach|boiled=broccoli cheddar-cheese|raw=salad-greens-mixed
lentil-eintopf|fried=onion carrot kohlrabi parsnip leek savoy-cabbage
schnitzel|fried=egg all-purpose-flour chicken-breast-skinless turkey-breast-skinless halloumi|raw=cucumber|simmered=red-cabbage
pork-kraut|fried=onion chicken-thigh-skinless turkey-breast-skinless|boiled=cauliflower
souvlaki|raw=red-onion cucumber red-bell-pepper|baked=chicken-breast-skinless halloumi
gemista|simmered=white-rice-medium-grain ground-beef-90-lean|fried=onion ground-turkey|baked=red-bell-pepper zucchini eggplant
lemon-potato-tray|baked=chicken-thigh-skinless green-beans artichoke-hearts-frozen
greek-salad-bowl|raw=cucumber red-onion feta-cheese
moussaka|baked=eggplant egg|fried=onion ground-beef-90-lean|boiled=cauliflower
herb-steak-plate|baked=beef-sirloin-steak beef-flank-steak chicken-breast-skinless turkey-breast-skinless|boiled=cauliflower|raw=zucchini
roast-thigh-tray|baked=red-onion chicken-thigh-skinless turkey-breast-skinless salmon-atlantic-farmed brussels-sprouts broccoli fennel-bulb butternut-squash eggplant
garlic-meatballs|fried=onion ground-beef-90-lean ground-turkey ground-chicken polenta-degermed-cornmeal|boiled=zucchini|baked=spaghetti-squash
burger-lettuce|baked=iceberg-lettuce red-onion ground-beef-90-lean ground-turkey ground-chicken|fried=cremini-mushrooms green-bell-pepper
cabbage-skillet|fried=onion red-bell-pepper ground-beef-90-lean chicken-thigh-skinless ground-turkey green-cabbage savoy-cabbage red-cabbage
coconut-chops|fried=scallions collard-greens chicken-thigh-skinless shrimp cauliflower-rice
coconut-pulse-curry|fried=onion|simmered=spinach cauliflower butternut-squash basmati-rice|boiled=brown-rice-long-grain
red-lentil-dal|fried=onion|simmered=red-lentils-dried kale carrot pumpkin basmati-rice|boiled=brown-rice-long-grain
coconut-curry-skillet|fried=onion cauliflower-rice|simmered=chicken-thigh-skinless turkey-breast-skinless shrimp spinach cauliflower zucchini green-bell-pepper basmati-rice|boiled=brown-rice-long-grain
keema|fried=onion ground-beef-90-lean ground-turkey ground-chicken cremini-mushrooms green-cabbage spinach peas-frozen cauliflower-rice|simmered=basmati-rice
palak|simmered=spinach-frozen paneer basmati-rice|fried=onion chicken-breast-skinless|boiled=brown-rice-long-grain
chana-saag-potato|fried=onion peas-frozen spinach green-beans okra
chana-masala|fried=onion|simmered=cucumber
risotto|fried=white-rice-medium-grain shallot chicken-breast-skinless shrimp|simmered=cremini-mushrooms peas-frozen asparagus butternut-squash parmesan-hard goat-cheese-soft
polenta-bowl|boiled=polenta-degermed-cornmeal|fried=cremini-mushrooms chicken-thigh-skinless|steamed=kale broccoli-rabe swiss-chard
minestrone|fried=onion carrot zucchini|simmered=white-rice-long-grain pasta-dry savoy-cabbage spinach green-beans
frittata|fried=egg zucchini spinach white-mushrooms red-bell-pepper asparagus feta-cheese cheddar-cheese|raw=arugula
eggplant-bake|baked=eggplant zucchini portobello-mushroom mozzarella-fresh-whole-milk ricotta-part-skim
saltimbocca|fried=chicken-breast-skinless|steamed=swiss-chard|boiled=cauliflower polenta-degermed-cornmeal
teriyaki-bowl|fried=chicken-thigh-skinless salmon-atlantic-farmed|simmered=beef-sirloin-steak white-rice-long-grain|boiled=broccoli green-beans bok-choy brown-rice-long-grain
donburi|simmered=white-rice-short-grain-sushi egg chicken-thigh-skinless beef-sirloin-steak onion leek shiitake-mushrooms|raw=scallions
soba-salad|boiled=soba-noodles-dry scallions edamame-frozen cucumber carrot daikon-radish spinach|simmered=salmon-atlantic-farmed chicken-breast-skinless shrimp
poke-bowl|simmered=white-rice-short-grain-sushi shrimp|raw=cucumber salmon-atlantic-farmed radish|boiled=edamame-frozen
bibimbap|fried=egg beef-sirloin-steak oyster-mushrooms|boiled=carrot bean-sprouts-mung spinach zucchini brown-rice-long-grain|simmered=white-rice-long-grain
bulgogi|fried=scallions beef-sirloin-steak chicken-thigh-skinless shiitake-mushrooms|raw=romaine-lettuce|simmered=white-rice-long-grain|boiled=brown-rice-long-grain
kimchi-rice|raw=scallions|fried=shrimp egg
glass-noodles|fried=carrot scallions beef-sirloin-steak chicken-breast-skinless shrimp spinach cremini-mushrooms red-bell-pepper
lomo-saltado|fried=red-onion yellow-bell-pepper beef-sirloin-steak chicken-breast-skinless shrimp portobello-mushroom cauliflower-rice|simmered=white-rice-long-grain
quinotto|fried=onion yellow-bell-pepper|simmered=lima-beans-frozen chicken-thigh-skinless shrimp queso-fresco pumpkin corn-frozen swiss-chard
ceviche|raw=red-onion red-chili-pepper scallops cucumber iceberg-lettuce|boiled=sweet-corn
arroz-con-pollo|simmered=white-rice-long-grain spinach peas-frozen red-bell-pepper carrot|fried=onion chicken-thigh-skinless lima-beans-frozen
pozole|fried=onion|simmered=chicken-thigh-skinless turkey-breast-skinless|raw=radish green-cabbage
quesadilla|raw=romaine-lettuce|fried=chicken-breast-skinless cremini-mushrooms cheddar-cheese monterey-jack oaxaca-cheese
feijoada|simmered=white-rice-long-grain|fried=onion portobello-mushroom pumpkin|steamed=collard-greens kale
shawarma-bowl|baked=cucumber chicken-thigh-skinless turkey-breast-skinless cauliflower almonds|simmered=basmati-rice|fried=cauliflower-rice
mujadara|fried=onion|simmered=basmati-rice|boiled=brown-rice-long-grain|raw=cucumber green-cabbage
shakshuka|fried=onion red-bell-pepper|simmered=egg feta-cheese|steamed=spinach
falafel-plate|raw=romaine-lettuce|fried=halloumi chicken-breast-skinless
three-way-chili|fried=onion|simmered=corn-frozen red-bell-pepper white-rice-long-grain|boiled=brown-rice-long-grain
burrito-bowl|raw=romaine-lettuce|fried=chicken-breast-skinless beef-flank-steak shrimp|simmered=white-rice-long-grain|boiled=brown-rice-long-grain|baked=corn-frozen
fajita-skillet|fried=green-bell-pepper onion chicken-breast-skinless beef-flank-steak turkey-breast-skinless shrimp portobello-mushroom zucchini nopales
corn-tacos|fried=chicken-breast-skinless ground-beef-90-lean shrimp|raw=red-cabbage radish red-onion
picadillo|fried=onion red-bell-pepper ground-turkey cauliflower-rice|simmered=ground-beef-90-lean white-rice-long-grain
bean-enchiladas|fried=onion|baked=chicken-breast-skinless spinach cremini-mushrooms corn-frozen monterey-jack cotija-cheese cheddar-cheese
chicken-tagine|simmered=onion chicken-thigh-skinless beef-stew-meat butternut-squash fennel-bulb|fried=cauliflower-rice|raw=almonds
vegetable-tagine|fried=onion|simmered=carrot zucchini eggplant|boiled=brown-rice-long-grain
harira|fried=onion|simmered=beef-stew-meat chicken-thigh-skinless white-rice-long-grain pasta-dry
dill-salmon-potatoes|baked=shallot salmon-atlantic-farmed rainbow-trout herring|boiled=celeriac cauliflower green-beans asparagus|raw=cucumber
root-hash|fried=onion beef-sirloin-steak egg|boiled=carrot rutabaga parsnip
smorrebrod|boiled=egg|raw=cream-cheese cottage-cheese-full-fat radish cucumber
swedish-meatballs|fried=onion ground-beef-90-lean ground-turkey ground-chicken cucumber|boiled=rutabaga carrot cauliflower peas-frozen savoy-cabbage
tomato-garlic-pasta|boiled=pasta-dry whole-wheat-pasta-dry gluten-free-corn-pasta-dry red-lentil-pasta chickpea-pasta shrimp|fried=chicken-breast-skinless zucchini eggplant|steamed=spinach
ragu|simmered=onion carrot ground-beef-90-lean ground-turkey cremini-mushrooms|boiled=pasta-dry whole-wheat-pasta-dry gluten-free-corn-pasta-dry
cheese-pasta|boiled=pasta-dry whole-wheat-pasta-dry gluten-free-corn-pasta-dry red-lentil-pasta chickpea-pasta ricotta-part-skim goat-cheese-soft mozzarella-fresh-whole-milk peas-frozen asparagus baby-spinach
paella|simmered=white-rice-medium-grain shrimp mussels|fried=onion chicken-thigh-skinless red-bell-pepper artichoke-hearts-frozen green-beans
espinacas|steamed=spinach swiss-chard|simmered=savoy-cabbage white-rice-medium-grain
tortilla-espanola|fried=egg onion red-bell-pepper spinach zucchini salad-greens-mixed
spanish-fish|baked=red-bell-pepper red-onion mackerel chicken-breast-skinless zucchini
thai-curry|simmered=jasmine-rice chicken-thigh-skinless beef-sirloin-steak shrimp eggplant green-beans
lemongrass-coconut-curry|simmered=shallot chicken-thigh-skinless shrimp pumpkin cauliflower zucchini jasmine-rice|fried=cauliflower-rice
pad-thai|fried=rice-noodles-dry egg bean-sprouts-mung scallions shrimp chicken-breast-skinless|raw=carrot
basil-stir-fry|fried=red-chili-pepper ground-chicken ground-beef-90-lean ground-turkey green-beans red-bell-pepper eggplant zucchini cauliflower-rice|simmered=jasmine-rice|boiled=brown-rice-long-grain
larb|fried=glutinous-rice shallot ground-chicken ground-beef-90-lean green-cabbage cucumber butterhead-lettuce
tom-kha|simmered=chicken-breast-skinless shrimp turkey-breast-skinless oyster-mushrooms shiitake-mushrooms white-mushrooms
kofte|baked=onion ground-beef-90-lean ground-turkey|simmered=white-rice-long-grain|raw=red-onion red-cabbage carrot
mercimek|fried=onion carrot red-bell-pepper|simmered=red-lentils-dried
imam|fried=onion ground-beef-90-lean ground-turkey|baked=eggplant zucchini
kebab-skewers|raw=red-onion|baked=chicken-thigh-skinless beef-sirloin-steak shrimp green-bell-pepper zucchini eggplant
pho|simmered=rice-noodles-dry beef-sirloin-steak chicken-breast-skinless shrimp bean-sprouts-mung bok-choy enoki-mushrooms|fried=onion
bun-bowl|baked=rice-noodles-dry green-leaf-lettuce chicken-thigh-skinless beef-sirloin-steak shrimp carrot cucumber bean-sprouts-mung daikon-radish
vietnamese-caramel|simmered=jasmine-rice salmon-atlantic-farmed catfish chicken-thigh-skinless cucumber|raw=scallions|boiled=bok-choy chinese-broccoli
shaking-beef|fried=red-onion beef-tenderloin-filet chicken-thigh-skinless|raw=watercress green-leaf-lettuce cucumber
sardine-spaghetti|boiled=whole-wheat-pasta-dry mussels fennel-bulb kale peas-frozen
baja-fish-tacos|fried=green-cabbage
coastal-fish-curry|fried=onion|simmered=mackerel spinach-frozen green-beans-frozen cauliflower-frozen basmati-rice|boiled=brown-rice-long-grain
pot-of-mussels|steamed=mussels shallot leek fennel-bulb
tinned-fish-cakes|fried=egg scallions|raw=cucumber salad-greens-mixed
one-pot-fish-stew|fried=onion carrot|simmered=mackerel squid
tinned-salmon-rice-bowl|raw=cucumber scallions carrot red-cabbage
steamed-ginger-fish|fried=scallions|steamed=rainbow-trout bok-choy snow-peas broccoli|simmered=jasmine-rice|boiled=brown-rice-long-grain
chermoula-fish-tray|baked=mackerel red-bell-pepper carrot
brown-stew-fish|fried=onion red-bell-pepper carrot|boiled=brown-rice-long-grain|simmered=white-rice-long-grain
fish-under-carrots|fried=carrot onion parsnip
cornmeal-catfish|fried=cornmeal corn-frozen catfish|simmered=collard-greens kale green-cabbage
pan-fried-herring|fried=rye-flour herring mackerel rainbow-trout beet cucumber red-cabbage
mackerel-daikon-braise|simmered=onion scallions mackerel daikon-radish white-rice-long-grain|boiled=brown-rice-long-grain
west-african-fish-pot|fried=onion|simmered=okra-frozen red-chili-pepper mackerel shrimp|boiled=brown-rice-long-grain
berbere-fish-stew|fried=onion|simmered=white-rice-long-grain|steamed=collard-greens
hamburg-pan-fish|fried=onion cucumber
german-herring-potatoes|fried=herring rye-flour onion green-cabbage
istanbul-fish-sandwich|raw=red-onion|baked=romaine-lettuce cucumber red-cabbage
turkish-fish-pilaf|simmered=white-rice-medium-grain|fried=onion green-bell-pepper
lebanese-fish-rice|fried=onion|simmered=basmati-rice|raw=cucumber
levantine-sardine-plate|raw=scallions carrot
basque-fish-pot|fried=onion|simmered=green-bell-pepper spinach-frozen
greek-fish-plaki|fried=onion
bengal-fish-curry|simmered=basmati-rice peas-frozen green-cabbage|fried=onion
thai-mackerel-salad|simmered=jasmine-rice|raw=shallot red-chili-pepper cucumber napa-cabbage
vietnamese-tomato-fish|simmered=jasmine-rice|raw=scallions cucumber|boiled=green-cabbage
mackerel-don|simmered=white-rice-short-grain-sushi onion|raw=scallions carrot|boiled=green-cabbage
gochujang-mackerel-rice|simmered=white-rice-short-grain-sushi daikon-radish green-cabbage|fried=onion|raw=scallions
veracruz-fish|fried=onion jalapeno-pepper|simmered=white-rice-long-grain|boiled=brown-rice-long-grain
caribbean-rundown|fried=onion green-bell-pepper|simmered=white-rice-long-grain
peruvian-causa|boiled=red-onion jalapeno-pepper egg
ghanaian-fish-stew|fried=onion|simmered=spinach-frozen white-rice-long-grain
fish-brandade|simmered=low-fat-milk-1|raw=carrot
sardine-couscous|fried=onion carrot green-bell-pepper
clear-fish-soup|fried=carrot onion leek green-cabbage
filet-plate|fried=beef-tenderloin-filet beef-ribeye-steak beef-strip-steak chanterelle-mushrooms shallot|boiled=asparagus cauliflower
duck-breast|fried=shallot chicken-breast-skinless parsnip|boiled=celeriac
lamb-chops-crusted|fried=pistachios|boiled=peas-frozen tender-stem-broccoli|steamed=spinach|baked=zucchini
wine-braise|fried=shallot carrot cremini-mushrooms chicken-thigh-skinless|simmered=beef-stew-meat|boiled=celeriac polenta-degermed-cornmeal
lamb-shank|fried=onion carrot|simmered=beef-stew-meat white-rice-medium-grain fennel-bulb
stuffed-squash|fried=shallot kale ground-turkey|baked=acorn-squash butternut-squash|boiled=black-rice
whole-cauliflower|boiled=cauliflower|raw=pine-nuts
mushroom-wellington|baked=egg-yolk shallot salmon-atlantic-wild|fried=cremini-mushrooms beef-tenderloin-filet|steamed=spinach|boiled=green-beans brussels-sprouts tender-stem-broccoli
korma|simmered=onion chicken-breast-skinless paneer cauliflower carrot shrimp basmati-rice|boiled=cashews brown-rice-long-grain
maitake-polenta|baked=maitake-mushrooms oyster-mushrooms portobello-mushroom polenta-degermed-cornmeal|boiled=parsnip
scallops-puree|simmered=shallot peas-frozen parsnip cauliflower|fried=scallops oyster-mushrooms fennel-bulb
papillote|steamed=shallot fennel-bulb leek zucchini|baked=salmon-atlantic-farmed
miso-cod|baked=salmon-atlantic-farmed eggplant mackerel|boiled=bok-choy spinach asparagus black-rice|simmered=jasmine-rice
bouillabaisse|fried=fennel-bulb leek|simmered=mussels shrimp clams
lobster-plate|simmered=lobster crayfish|boiled=sweet-corn asparagus
herb-salmon|baked=shallot salmon-atlantic-farmed rainbow-trout|raw=cucumber fennel-bulb|boiled=savoy-cabbage
biryani|baked=basmati-rice shrimp|fried=onion chicken-thigh-skinless cauliflower|raw=cashews
ancho-sauce|simmered=white-rice-long-grain almonds|fried=onion chicken-thigh-skinless turkey-breast-skinless butternut-squash
rendang|simmered=shallot red-chili-pepper beef-stew-meat chicken-thigh-skinless jasmine-rice|fried=cauliflower-rice bok-choy
warm-spiced-seeds
guacamole-sticks|raw=cucumber radish celery green-bell-pepper jicama
marinated-olives|raw=cucumber fennel-bulb
seed-butter-boats|raw=celery cucumber
fruit-and-nut-butter
hummus-and-sticks|raw=carrot cucumber red-bell-pepper
bean-dip|raw=carrot red-bell-pepper cucumber
trail-mix|raw=almonds walnuts
date-seed-bites|raw=hazelnuts
seasoned-popcorn|fried=almonds parmesan-hard
steamed-edamame|boiled=edamame-frozen scallions
roasted-chickpeas
kale-crisps|baked=kale cashews
rice-cake-snack|raw=cucumber cottage-cheese-full-fat radish
fruit-salad-mint|raw=pistachios
baked-fruit|baked=walnuts
coconut-chia-cup
small-smoothie|raw=low-fat-milk-1
sweet-potato-wedges
plantain-crisps|raw=red-bell-pepper
roasted-nuts|baked=almonds pecans macadamia-nuts walnuts
chocolate-fruit-plate|raw=almonds hazelnuts
elote-cup|baked=corn-frozen|raw=cotija-cheese
stuffed-dates|raw=goat-cheese-soft pistachios walnuts
muhammara|baked=red-bell-pepper|fried=walnuts|raw=cucumber celery
baba-ganoush|baked=eggplant|raw=carrot red-bell-pepper radish
greek-yogurt-pot|raw=pistachios walnuts
cottage-cheese-pot|raw=cottage-cheese-full-fat cucumber walnuts
cheese-plate|raw=cheddar-cheese gouda brie goat-cheese-hard walnuts almonds celery cucumber
boiled-eggs-snack|boiled=egg|raw=cucumber radish
devilled-eggs|boiled=egg
chicken-skewers|baked=chicken-thigh-skinless turkey-breast-skinless beef-sirloin-steak|raw=cucumber green-bell-pepper
mini-meatballs|baked=ground-turkey ground-beef-90-lean
lettuce-bites|fried=romaine-lettuce chicken-breast-skinless beef-flank-steak ground-turkey radish
tuna-cucumber-bites|raw=cucumber feta-cheese
salmon-rolls|raw=cream-cheese cucumber radish watercress
caprese-skewers|raw=mozzarella-fresh-whole-milk
prosciutto-fruit|raw=arugula
crispbread-topped|raw=cottage-cheese-full-fat cucumber radish gouda|boiled=egg
tomato-bruschetta|fried=cremini-mushrooms|raw=ricotta-part-skim
miso-tofu-cup|raw=scallions|simmered=enoki-mushrooms baby-spinach bok-choy
tzatziki-sticks|raw=cucumber carrot red-bell-pepper fennel-bulb
shrimp-avocado-glass|simmered=shrimp|boiled=butterhead-lettuce
ceviche-cup|raw=red-onion jalapeno-pepper
halloumi-watermelon|fried=halloumi
honeyed-ricotta|raw=ricotta-part-skim hazelnuts almonds
crispy-tofu-bites|raw=cucumber scallions
tomato-soup-cup|raw=cucumber almonds|boiled=egg
ginger-cabbage|fried=green-cabbage carrot scallions egg ground-turkey ground-chicken
crisp-chicken-thighs|fried=chicken-thigh-with-skin green-cabbage zucchini|boiled=green-beans broccoli
unstuffed-peppers|fried=green-bell-pepper cauliflower-rice onion ground-beef-90-lean ground-turkey ground-chicken
zucchini-fish-patties|fried=egg zucchini scallions|raw=green-cabbage cucumber
cauliflower-fried-rice|fried=cauliflower-rice egg scallions red-bell-pepper chicken-thigh-skinless shrimp
paprika-drumsticks|baked=chicken-drumstick-with-skin red-onion green-cabbage cauliflower butternut-squash
burger-bowl|raw=romaine-lettuce|fried=ground-beef-90-lean ground-turkey white-mushrooms egg
zucchini-spirals-fish|fried=zucchini|raw=almonds
japanese-cabbage-omelette|fried=egg green-cabbage ground-turkey white-mushrooms|raw=scallions
skillet-pork-chops|fried=green-cabbage white-mushrooms green-beans almonds zucchini
greek-chicken-skillet|fried=zucchini red-bell-pepper chicken-thigh-skinless turkey-breast-skinless|raw=almonds
side-fresh-fruit
side-berries
side-fruit-cup
side-stewed-fruit
side-warm-berries
side-dried-fruit
side-plain-yogurt
side-yogurt-and-fruit
side-glass-of-milk|raw=low-fat-milk-1 whole-milk
side-cocoa|simmered=low-fat-milk-1
side-golden-milk|simmered=low-fat-milk-1
side-lassi
side-cottage-cheese|raw=cottage-cheese-2 cucumber
side-boiled-egg|boiled=egg
side-raita|raw=cucumber carrot beet
side-bread
side-toast
side-garlic-toast
side-warm-flatbread
side-roll
side-crispbread|raw=cucumber radish
side-grain|boiled=brown-rice-long-grain black-rice|simmered=basmati-rice
side-quick-grain
side-herb-grain|boiled=brown-rice-long-grain
side-pilaf|fried=onion carrot peas-frozen|simmered=brown-rice-long-grain
side-corn-cob|boiled=sweet-corn
side-polenta|simmered=polenta-degermed-cornmeal
side-new-potatoes|boiled=peas-frozen
side-mash|boiled=celeriac parsnip carrot butternut-squash low-fat-milk-1
side-cauliflower-mash|steamed=cauliflower
side-baked-potato
side-roast-wedges|baked=celeriac turnip
side-potato-salad|boiled=cucumber red-onion celery
side-plantain
side-green-salad|raw=cucumber salad-greens-mixed romaine-lettuce arugula baby-spinach butterhead-lettuce
side-tomato-salad|raw=red-onion cucumber green-bell-pepper
side-cucumber-salad|raw=cucumber
side-carrot-salad|raw=carrot
side-slaw|raw=carrot green-cabbage red-cabbage napa-cabbage coleslaw-mix
side-beet-salad|raw=beet carrot kohlrabi
side-fennel-salad|raw=fennel-bulb radish
side-kale-salad|raw=kale
side-bean-salad
side-corn-salad|boiled=corn-frozen|raw=red-bell-pepper
side-avocado|raw=cucumber radish arugula
side-olives|raw=cucumber red-bell-pepper fennel-bulb
side-vegetable-sticks|raw=carrot red-bell-pepper kohlrabi celery jicama fennel-bulb daikon-radish
side-hummus|raw=baby-carrots cucumber red-bell-pepper sugar-snap-peas
side-edamame-salad|boiled=edamame-frozen cucumber carrot radish
side-watermelon-salad|raw=cucumber
side-apple-celery-salad|raw=walnuts celery
side-nuts
side-steamed-vegetable|steamed=broccoli cauliflower green-beans asparagus carrot brussels-sprouts bok-choy sugar-snap-peas zucchini kohlrabi
side-frozen-vegetable|boiled=peas-frozen mixed-vegetables-frozen peas-and-carrots-frozen green-beans-frozen broccoli-frozen corn-frozen cauliflower-frozen
side-garlic-greens|fried=kale collard-greens green-cabbage savoy-cabbage bok-choy broccoli-rabe dandelion-greens
side-roast-vegetable|baked=carrot cauliflower broccoli brussels-sprouts butternut-squash parsnip beet red-bell-pepper eggplant fennel-bulb asparagus pumpkin
side-ginger-vegetable|fried=snow-peas bok-choy napa-cabbage tender-stem-broccoli bean-sprouts-mung green-beans
side-garlic-mushrooms|fried=white-mushrooms cremini-mushrooms oyster-mushrooms portobello-mushroom
side-breakfast-vegetable|steamed=spinach|fried=spinach-frozen zucchini red-bell-pepper
side-green-beans-tomato|fried=onion|simmered=green-beans okra zucchini eggplant cauliflower
side-smooth-soup|fried=onion|simmered=carrot zucchini peas-frozen pumpkin cauliflower broccoli white-mushrooms leek
side-clear-soup|fried=carrot leek|simmered=savoy-cabbage celeriac peas-frozen kohlrabi
side-gazpacho|raw=cucumber green-bell-pepper
side-spiced-pulses|fried=onion
side-handful-of-nuts|raw=almonds walnuts pecans hazelnuts
side-nuts-and-fruit|raw=almonds walnuts
side-fruit-and-nut-butter
side-cheese-and-nuts|raw=swiss-cheese gouda cheddar-cheese celery
side-boiled-eggs|boiled=egg|raw=cucumber red-bell-pepper celery radish
side-guacamole|raw=cucumber red-bell-pepper celery radish
side-leaves-and-nuts|raw=baby-spinach arugula romaine-lettuce walnuts almonds
side-bread-and-dip|raw=ricotta-part-skim
side-yogurt-fruit-and-nuts|boiled=walnuts almonds
side-crisp|baked=walnuts almonds
side-baked-fruit|baked=walnuts almonds
side-oat-cookies|baked=walnuts almonds
side-fruit-and-chocolate
side-fruit-and-nuts|baked=walnuts almonds pecans hazelnuts
side-chia-pudding|raw=low-fat-milk-1
side-vegetable-and-nuts|steamed=carrot cauliflower brussels-sprouts|boiled=green-beans-frozen broccoli-frozen|baked=almonds walnuts
side-carrot-raisin-salad|raw=carrot almonds walnuts
side-apple-slaw|raw=green-cabbage almonds walnuts
side-avocado-salad|raw=cucumber romaine-lettuce red-bell-pepper
side-tahini-vegetable|baked=cauliflower broccoli eggplant zucchini
side-creamed-greens|simmered=cream-cheese spinach-frozen kale
side-olive-plate|raw=celery almonds walnuts macadamia-nuts
side-leaves-fruit-nuts|raw=baby-spinach arugula romaine-lettuce almonds walnuts
side-pan-potatoes|fried=onion white-mushrooms green-bell-pepper
side-root-hash|fried=parsnip
side-root-sticks
side-spiced-potatoes|fried=peas-frozen cauliflower spinach carrot
side-sweet-potato-salad|boiled=corn-frozen
side-fruited-grain|boiled=brown-rice-long-grain
side-parsley-grain
side-rice-and-beans|boiled=brown-rice-long-grain
side-pasta-salad|boiled=whole-wheat-pasta-dry red-bell-pepper cucumber carrot
side-small-pasta|fried=whole-wheat-pasta-dry spinach
side-creamy-polenta|simmered=polenta-degermed-cornmeal low-fat-milk-1
side-corn-beans|boiled=corn-frozen lima-beans-frozen edamame-frozen peas-frozen
side-crisp-tortillas|baked=ricotta-part-skim
side-bean-mash
side-warm-lentils|boiled=carrot green-beans leek spinach
side-crisp-pulses
side-coconut-greens|simmered=green-cabbage kale green-beans
side-baked-oats
side-oat-stuffed-fruit
side-creamy-rice|simmered=low-fat-milk-1
side-milk-pudding|simmered=low-fat-milk-1
side-coconut-pot
side-stewed-dried-fruit
side-stuffed-dates|raw=ricotta-part-skim
side-fried-banana
side-avocado-fruit-salad
side-caprese|raw=mozzarella-fresh-whole-milk zucchini
side-feta-salad|raw=feta-cheese cucumber romaine-lettuce
side-yogurt-dip|raw=cucumber celery radish
side-cauliflower-gratin|baked=swiss-cheese cauliflower broccoli
side-celery-and-butter|raw=celery
side-berry-yogurt
`;
