/** Dishes that people would call the same thing: a week does not serve two of one family on neighboring days. Family: template ids. */
export const FAMILIES = `
porridge: oat-porridge gluten-free-oat-porridge buckwheat-porridge quinoa-porridge millet-porridge teff-porridge cardamom-rice-porridge hot-seed-porridge
savory-porridge: breakfast-congee soft-polenta-breakfast southern-grits savoury-oats upma lentil-rice-khichdi cheese-polenta-eggs
overnight-oats: apple-bircher skyr-oat-bowl no-cook-muesli
baked-oats: baked-oats vegan-baked-oats
scramble: scrambled-eggs egg-bhurji menemen tortilla-migas tofu-scramble chickpea-scramble
omelette: cheese-omelette garden-omelette folded-omelette thai-omelette-rice breakfast-potato-tortilla tortilla-espanola japanese-cabbage-omelette
shakshuka: breakfast-shakshuka shakshuka huevos-rancheros
egg-plate: full-breakfast eggs-avocado-plate korean-egg-rice turkish-eggs eggs-hollandaise eggs-en-cocotte
frittata: vegetable-frittata frittata egg-muffins
pancakes: banana-egg-cakes buttermilk-pancakes banana-oat-cakes ricotta-hotcakes chickpea-pancake
galette: buckwheat-galette crepes
toast: avocado-toast nut-butter-toast ricotta-toast pan-con-tomate beans-on-toast french-toast tomato-bruschetta tinned-fish-toast
bagel-and-muffin: salmon-bagel egg-muffin-sandwich
open-sandwich: nordic-open-rye smorrebrod crispbread-topped
wrap: breakfast-burrito tortilla-wrap egg-spinach-wrap banana-peanut-wrap
yogurt-bowl: greek-yogurt-bowl coconut-yogurt-bowl greek-yogurt-pot labneh-plate
cottage-cheese: cottage-cheese-bowl cottage-cheese-pot honeyed-ricotta
chia-pot: coconut-chia-pudding coconut-chia-cup
smoothie: green-coconut-smoothie banana-smoothie pea-protein-shake smoothie-bowl small-smoothie kefir-oat-shake
fruit: fruit-and-seed-plate fruit-salad-mint baked-fruit fruit-and-nut-butter chocolate-fruit-plate halloumi-watermelon
rice-cakes: rice-cake-plate rice-cake-snack
filled-avocado: avocado-half shrimp-avocado-glass
breakfast-patties: pork-patties turkey-avocado-patties
hash: chicken-greens-hash sweet-potato-meat-hash sweet-potato-bean-hash masala-potatoes potato-bean-skillet root-hash potato-cabbage-eggs
breakfast-skillet: beef-mushroom-skillet lamb-breakfast-skillet cauliflower-rice-bowl
breakfast-meat-plate: bacon-avocado-plate minute-steak-plate
fish-plate: sardine-tomato-plate salmon-cucumber-plate japanese-breakfast haddock-kedgeree
warm-chickpeas: warm-chickpea-balila
plantain: plantain-breakfast plantain-crisps
sweet-potato: roasted-sweet-potato-halves stuffed-sweet-potato sweet-potato-wedges
lettuce-cups: chicken-avocado-lettuce-cups lettuce-cups lettuce-bites larb
bean-salad: bean-avocado-salad
lentil-salad: lentil-beet-salad lentil-lunch-salad
dal: ten-minute-coconut-lentils red-lentil-dal misir-wat red-lentil-rice
mujadara: mujadara
chicken-and-rice: chicken-rice-pot
unrolled-cabbage-rolls: unstuffed-cabbage
potato-pancakes: potato-pancakes carrot-fritters
sloppy-joes: sloppy-joes
potato-goulash: potato-goulash
bread-bake: bread-bake
lentil-soup: lentil-tomato-soup
potato-egg-salad: potato-egg-salad
rice-and-beans: skillet-rice-and-beans jambalaya pinto-pot
tostadas: bean-tostadas
bean-soup: white-bean-soup minestrone pea-soup mercimek harira lentil-eintopf split-pea-potato-stew
noodle-bowl: aminos-rice-noodles glass-noodles soba-salad bun-bowl pad-thai
couscous-bowl: couscous-bowl sardine-couscous
steak-salad: minute-steak-salad
zucchini-skillet: zucchini-ribbon-skillet quick-skillet-cauli cabbage-skillet greek-chicken-skillet zucchini-spirals-fish
stir-fry: aminos-stir-fry soy-ginger-stir-fry basil-stir-fry shaking-beef lomo-saltado ginger-cabbage
cutlet: cutlet-lemon saltimbocca
schnitzel: schnitzel
chicken-bowl: rotisserie-bowl shawarma-bowl
tuna-salad: thai-mackerel-salad levantine-sardine-plate peruvian-causa tuna-avocado tuna-cucumber-bites
lamb-chops: lamb-chop-quick lamb-chops-crusted coconut-chops
big-salad: cobb greek-salad-bowl nicoise five-minute-plate
grain-bowl: grain-bowl polenta-bowl maitake-polenta quinotto
tabbouleh: tabbouleh
slaw: slaw-bowl
sandwich: sourdough-sandwich istanbul-fish-sandwich
toasted-sandwich: grilled-cheese
pita: pita-pockets souvlaki
collard-parcels: collard-parcels
vegetable-soup: creamless-soup tomato-soup-cup gazpacho
chicken-soup: chicken-soup pho pozole
chowder: chowder
tibs: tibs
peanut-stew: peanut-stew
jollof: jollof
bean-stew: red-red espinacas feijoada cassoulet
yassa: yassa
burger: classic-burger burger-lettuce burger-bowl
chili: turkey-chili three-way-chili
meatloaf: meatloaf
pasta-bake: mac-and-cheese
grilled-plate: bbq-plate jerk
fish-tray: greek-fish-plaki fish-brandade sheet-pan-fish spanish-fish dill-salmon-potatoes herb-salmon papillote chermoula-fish-tray fish-under-carrots
jacket-potato: jacket-potato
cottage-pie: cottage-pie
pulled-beef: ropa-vieja
caribbean-stew: caribbean-stew
fried-rice: egg-fried-rice kimchi-rice cauliflower-fried-rice
mapo-tofu: mapo
congee: congee
borscht: borscht
cabbage-rolls: golabki
kasha: kasha-mushrooms
goulash: goulash paprikash
stroganoff: stroganoff
ratatouille: ratatouille
braised-lentils: puy-lentils
wine-braise: provencal-braise wine-braise lamb-shank
quiche: quiche
pork-and-kraut: pork-kraut
stuffed-vegetables: gemista imam stuffed-squash
lemon-tray: lemon-potato-tray roast-thigh-tray paprika-drumsticks
eggplant-bake: moussaka eggplant-bake
steak: herb-steak-plate filet-plate
meatballs: garlic-meatballs swedish-meatballs kofte mini-meatballs
vegetable-curry: coconut-pulse-curry chana-masala
curry: coconut-curry-skillet palak korma thai-curry lemongrass-coconut-curry coastal-fish-curry egg-potato-curry bengal-fish-curry
ground-meat-curry: keema picadillo
bombay-potatoes: chana-saag-potato
risotto: risotto
teriyaki: teriyaki-bowl miso-cod
donburi: donburi
poke: poke-bowl
bibimbap: bibimbap
bulgogi: bulgogi
ceviche: ceviche ceviche-cup
green-rice: arroz-con-pollo
quesadilla: quesadilla
falafel: falafel-plate
burrito-bowl: burrito-bowl
fajitas: fajita-skillet
tacos: corn-tacos baja-fish-tacos
enchiladas: bean-enchiladas
tagine: chicken-tagine vegetable-tagine
tomato-eggs: tomato-egg-rice
cornmeal-bowl: cornmeal-egg-bowl
bread-soup: garlic-bread-soup
herb-potatoes: potatoes-cottage-cheese
pasta: crumb-spaghetti tomato-garlic-pasta cheese-pasta sardine-spaghetti pasta-e-ceci
ragu: ragu red-lentil-bolognese
paella: paella
coconut-soup: tom-kha
skewers: kebab-skewers chicken-skewers caprese-skewers
caramel-pork: vietnamese-caramel
duck: duck-breast
roast-cauliflower: whole-cauliflower
wellington: mushroom-wellington
scallops: scallops-puree
fish-stew: berbere-fish-stew basque-fish-pot caribbean-rundown ghanaian-fish-stew gochujang-mackerel-rice veracruz-fish vietnamese-tomato-fish clear-fish-soup bouillabaisse one-pot-fish-stew west-african-fish-pot brown-stew-fish
lobster: lobster-plate
biryani: biryani
mole: ancho-sauce
rendang: rendang
crisp-chicken: crisp-chicken-thighs
unstuffed-peppers: unstuffed-peppers
pork-chops: skillet-pork-chops
seeds-and-nuts: warm-spiced-seeds trail-mix roasted-nuts
guacamole: guacamole-sticks
olives: marinated-olives
vegetable-boats: seed-butter-boats
hummus: hummus-and-sticks
dip: bean-dip muhammara baba-ganoush tzatziki-sticks
dates: date-seed-bites stuffed-dates
popcorn: seasoned-popcorn
edamame: steamed-edamame
crisps: roasted-chickpeas kale-crisps
corn-cup: elote-cup
cheese-plate: cheese-plate
boiled-eggs: boiled-eggs-snack devilled-eggs
salmon-rolls: salmon-rolls
prosciutto: prosciutto-fruit
miso-soup: miso-tofu-cup
tofu-bites: crispy-tofu-bites
mussels: pot-of-mussels
fish-cakes: tinned-fish-cakes zucchini-fish-patties
rice-bowl: tinned-salmon-rice-bowl mackerel-don
fish-and-rice: turkish-fish-pilaf lebanese-fish-rice
steamed-fish: steamed-ginger-fish
fried-fish: hamburg-pan-fish german-herring-potatoes cornmeal-catfish pan-fried-herring
braised-fish: mackerel-daikon-braise
spinach-rice: spinach-rice-pot
cabbage-noodles: cabbage-noodles
barley-pot: barley-vegetable-pot
rice-salad: cold-rice-salad
peanut-noodles: cold-peanut-noodles
pulse-tray: squash-pulse-tray
side-fruit: side-fresh-fruit side-berries side-fruit-cup side-stewed-fruit side-warm-berries side-dried-fruit
side-yogurt: side-plain-yogurt side-yogurt-and-fruit side-cottage-cheese side-raita
side-sweet: side-yogurt-fruit-and-nuts side-berry-yogurt side-crisp side-baked-fruit side-oat-cookies side-fruit-and-chocolate side-fruit-and-nuts side-chia-pudding side-baked-oats side-oat-stuffed-fruit side-creamy-rice side-coconut-pot side-milk-pudding side-stewed-dried-fruit side-stuffed-dates side-fried-banana
side-milk: side-glass-of-milk
side-flavored-milk: side-cocoa side-golden-milk side-lassi
side-egg: side-boiled-egg side-boiled-eggs
side-bread: side-bread side-toast side-garlic-toast side-warm-flatbread side-roll side-crispbread side-bread-and-dip
side-grain: side-grain side-quick-grain side-herb-grain side-pilaf side-polenta side-fruited-grain side-creamy-polenta
side-corn: side-corn-cob side-corn-salad
side-potato: side-new-potatoes side-mash side-baked-potato side-roast-wedges side-potato-salad side-plantain side-spiced-potatoes
side-fried-potato: side-pan-potatoes side-root-hash side-root-sticks
side-starch-salad: side-parsley-grain side-pasta-salad side-sweet-potato-salad
side-small-pasta: side-small-pasta
side-rice-and-beans: side-rice-and-beans side-corn-beans
side-chips: side-crisp-tortillas
side-leaf-salad: side-green-salad side-kale-salad side-leaves-and-nuts side-leaves-fruit-nuts side-feta-salad
side-salad: side-tomato-salad side-cucumber-salad side-carrot-salad side-slaw side-beet-salad side-fennel-salad side-watermelon-salad side-apple-celery-salad
side-pulses: side-bean-salad side-edamame-salad side-spiced-pulses side-hummus side-warm-lentils
side-bean-mash: side-bean-mash side-crisp-pulses
side-avocado: side-avocado side-avocado-salad side-guacamole side-avocado-fruit-salad
side-olives: side-olives side-olive-plate
side-raw-vegetables: side-vegetable-sticks side-yogurt-dip
side-nutty-vegetables: side-vegetable-and-nuts
side-nutty-salad: side-carrot-raisin-salad side-apple-slaw
side-nuts: side-nuts side-handful-of-nuts side-nuts-and-fruit
side-fruit-and-nut-butter: side-fruit-and-nut-butter side-celery-and-butter
side-cheese: side-cheese-and-nuts side-caprese side-cauliflower-gratin
side-vegetables: side-steamed-vegetable side-frozen-vegetable side-roast-vegetable side-ginger-vegetable side-green-beans-tomato side-cauliflower-mash side-tahini-vegetable
side-greens: side-garlic-greens side-creamed-greens side-coconut-greens
side-mushrooms: side-garlic-mushrooms
side-breakfast-vegetables: side-breakfast-vegetable
side-soup: side-smooth-soup side-clear-soup side-gazpacho
`;
