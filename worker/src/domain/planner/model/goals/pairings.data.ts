/** Groups of cuisines that serve the same sides. */
export const KITCHENS = ["western", "northern", "southern", "latin", "african", "indian", "eastern"] as const;
export type Kitchen = (typeof KITCHENS)[number];

/** Kitchen: cuisines. */
export const CUISINES_OF_KITCHENS = `
western: american french italian spanish international
northern: british nordic german eastern-european
southern: greek turkish levantine moroccan
latin: mexican caribbean peruvian
african: ethiopian west-african
indian: indian
eastern: thai vietnamese chinese japanese korean
`;

/** Dishes of no single cuisine that belong to another kitchen than the Western one; kitchen: template ids. */
export const DISHES_OF_KITCHENS = `
eastern: rendang
latin: feijoada
`;

/** The class of each dish, which decides its sides; class: template ids. Snacks have no sides and no class. */
export const DISHES_OF_CLASSES = `
soup: white-bean-soup creamless-soup chicken-soup chowder gazpacho pea-soup borscht pozole caribbean-stew lentil-tomato-soup mercimek harira garlic-bread-soup minestrone split-pea-potato-stew clear-fish-soup bouillabaisse pot-of-mussels one-pot-fish-stew potato-goulash goulash lentil-eintopf barley-vegetable-pot basque-fish-pot misir-wat peanut-stew red-red yassa west-african-fish-pot berbere-fish-stew ghanaian-fish-stew brown-stew-fish caribbean-rundown congee pho tom-kha
grill: zucchini-ribbon-skillet cutlet-lemon lamb-chop-quick quick-skillet-cauli bbq-plate jerk schnitzel pork-kraut souvlaki herb-steak-plate garlic-meatballs cabbage-skillet coconut-chops saltimbocca lomo-saltado shawarma-bowl fajita-skillet picadillo ropa-vieja root-hash swedish-meatballs kofte kebab-skewers tinned-fish-cakes cornmeal-catfish pan-fried-herring hamburg-pan-fish german-herring-potatoes veracruz-fish ancho-sauce filet-plate duck-breast lamb-chops-crusted scallops-puree lobster-plate crisp-chicken-thighs unstuffed-peppers zucchini-fish-patties skillet-pork-chops greek-chicken-skillet tibs
oven: squash-pulse-tray stuffed-sweet-potato meatloaf sheet-pan-fish jacket-potato cottage-pie golabki provencal-braise gemista lemon-potato-tray moussaka roast-thigh-tray eggplant-bake dill-salmon-potatoes spanish-fish imam chermoula-fish-tray fish-under-carrots greek-fish-plaki fish-brandade wine-braise lamb-shank stuffed-squash whole-cauliflower mushroom-wellington papillote herb-salmon paprika-drumsticks
egg: folded-omelette potato-cabbage-eggs cornmeal-egg-bowl potato-pancakes bread-bake carrot-fritters crepes quiche frittata shakshuka tortilla-espanola
pasta: pasta-e-ceci cabbage-noodles red-lentil-bolognese crumb-spaghetti mac-and-cheese paprikash tomato-garlic-pasta ragu cheese-pasta sardine-spaghetti zucchini-spirals-fish
grain: skillet-rice-and-beans couscous-bowl grain-bowl spinach-rice-pot chicken-rice-pot unstuffed-cabbage jollof jambalaya kasha-mushrooms stroganoff ratatouille risotto polenta-bowl quinotto arroz-con-pollo mujadara burrito-bowl chicken-tagine vegetable-tagine paella turkish-fish-pilaf lebanese-fish-rice sardine-couscous maitake-polenta
pulses: pinto-pot turkey-chili puy-lentils cassoulet feijoada three-way-chili espinacas
salad: bean-avocado-salad lentil-beet-salad minute-steak-salad rotisserie-bowl tuna-avocado cobb tabbouleh slaw-bowl five-minute-plate collard-parcels cold-rice-salad lentil-lunch-salad potatoes-cottage-cheese potato-egg-salad nicoise greek-salad-bowl ceviche levantine-sardine-plate thai-mackerel-salad peruvian-causa burger-bowl
sandwich: bean-tostadas sourdough-sandwich tortilla-wrap grilled-cheese pita-pockets sloppy-joes classic-burger burger-lettuce quesadilla falafel-plate corn-tacos bean-enchiladas smorrebrod baja-fish-tacos istanbul-fish-sandwich
curry: ten-minute-coconut-lentils egg-potato-curry red-lentil-rice coconut-pulse-curry red-lentil-dal coconut-curry-skillet keema palak chana-saag-potato chana-masala coastal-fish-curry bengal-fish-curry korma biryani thai-curry lemongrass-coconut-curry rendang
wok: aminos-rice-noodles lettuce-cups aminos-stir-fry cold-peanut-noodles tomato-egg-rice soy-ginger-stir-fry egg-fried-rice mapo teriyaki-bowl donburi soba-salad poke-bowl bibimbap bulgogi kimchi-rice glass-noodles pad-thai basil-stir-fry larb bun-bowl vietnamese-caramel shaking-beef tinned-salmon-rice-bowl steamed-ginger-fish mackerel-daikon-braise vietnamese-tomato-fish mackerel-don gochujang-mackerel-rice miso-cod ginger-cabbage cauliflower-fried-rice japanese-cabbage-omelette
sweet: oat-porridge gluten-free-oat-porridge buckwheat-porridge quinoa-porridge millet-porridge teff-porridge cardamom-rice-porridge apple-bircher baked-oats vegan-baked-oats banana-egg-cakes nut-butter-toast ricotta-toast french-toast buttermilk-pancakes banana-oat-cakes ricotta-hotcakes greek-yogurt-bowl skyr-oat-bowl cottage-cheese-bowl coconut-yogurt-bowl coconut-chia-pudding hot-seed-porridge green-coconut-smoothie banana-smoothie pea-protein-shake smoothie-bowl fruit-and-seed-plate roasted-sweet-potato-halves no-cook-muesli banana-peanut-wrap kefir-oat-shake
savory: breakfast-congee soft-polenta-breakfast southern-grits savoury-oats scrambled-eggs cheese-omelette garden-omelette breakfast-shakshuka menemen huevos-rancheros tortilla-migas full-breakfast eggs-avocado-plate vegetable-frittata egg-bhurji thai-omelette-rice korean-egg-rice egg-muffins eggs-hollandaise turkish-eggs eggs-en-cocotte haddock-kedgeree breakfast-potato-tortilla cheese-polenta-eggs avocado-toast salmon-bagel egg-muffin-sandwich pan-con-tomate nordic-open-rye beans-on-toast buckwheat-galette breakfast-burrito labneh-plate avocado-half rice-cake-plate pork-patties turkey-avocado-patties beef-mushroom-skillet chicken-greens-hash lamb-breakfast-skillet cauliflower-rice-bowl bacon-avocado-plate minute-steak-plate chicken-avocado-lettuce-cups sardine-tomato-plate salmon-cucumber-plate japanese-breakfast sweet-potato-meat-hash sweet-potato-bean-hash masala-potatoes tofu-scramble chickpea-pancake chickpea-scramble warm-chickpea-balila plantain-breakfast upma lentil-rice-khichdi potato-bean-skillet egg-spinach-wrap tinned-fish-toast
`;

/**
 * The places that a side is chosen for, one bit each: a class of dishes in some kitchens. What differs little shares a
 * place, so that all of them fit a bit word. Kitchens: classes; the first line that names both counts.
 */
export const PLACES = `
western northern: soup
southern: soup pulses
latin: soup pulses
western: grill
northern: grill
southern: grill
latin: grill oven
western: oven
northern: oven
southern: oven
western northern: egg
southern: egg savory
western northern: pasta
western northern: grain curry wok
southern: grain pasta curry wok
latin: grain pasta curry wok
african: mains savory
indian: mains
eastern: mains savory
western northern: pulses
western northern: salad
southern: salad
latin: salad
western northern: sandwich
southern: sandwich
latin: sandwich egg savory
western northern southern latin african eastern: sweet
indian: sweet savory
western northern: savory
`;

/** Foods that tie a side to some kitchens, whatever its template goes with: the start of a food id: kitchens. */
export const FOODS_OF_KITCHENS = `
bulgur: western northern southern
couscous: western northern southern
freekeh: western northern southern
farro: western northern southern
spelt: western northern southern
buckwheat: western northern
pearl-barley: western northern
polenta: western northern
quinoa: western northern southern latin
millet: western northern southern african
wild-rice: western northern
black-rice: western eastern
basmati-rice: western northern southern latin african indian
corn-tortilla: western latin
whole-wheat-tortilla: western latin
pita: southern
chapati: indian african
hummus: western southern
sesame-oil: eastern
bok-choy: eastern
napa-cabbage: western latin eastern
soy-sauce: eastern
`;

/**
 * What each side is served with; side template: kitchens: classes, and more such pairs after a semicolon. What is not
 * named does not go. `all` is every kitchen or class, `mains` every class of lunches and dinners.
 */
export const SIDES_OF_DISHES = `
side-fresh-fruit: all: all
side-berries: all: all
side-fruit-cup: all: all
side-stewed-fruit: western northern southern: sweet grill oven egg soup pulses
side-warm-berries: western northern: sweet grill oven egg soup salad pasta
side-dried-fruit: all: sweet
side-plain-yogurt: western northern southern latin african: sweet; western northern southern indian: savory; indian: mains sweet; southern: grill
side-yogurt-and-fruit: western northern southern latin african: sweet; western northern southern indian latin: savory; western northern southern: mains
side-glass-of-milk: western northern southern latin eastern: sweet; western northern: savory sandwich
side-cocoa: western northern latin: sweet
side-golden-milk: indian: sweet savory
side-lassi: indian: sweet savory
side-cottage-cheese: western northern: sweet savory egg salad soup
side-boiled-egg: all: sweet savory
side-raita: indian: mains; southern: grill
side-bread: western northern southern: soup egg salad pulses savory
side-toast: western northern southern latin african eastern: sweet; western northern: savory
side-garlic-toast: western: soup egg salad pulses oven
side-warm-flatbread: indian: mains; southern: soup pulses egg savory salad grill oven; latin: soup pulses grill oven salad egg savory; western: pulses; african: mains
side-roll: western northern: soup egg salad pulses savory oven
side-crispbread: western northern: soup egg salad savory
side-grain: western northern southern latin: grill oven; latin: soup pulses; african indian eastern: mains
side-quick-grain: western northern southern latin: grill oven; latin: soup pulses; african indian eastern: mains
side-herb-grain: western southern: grill oven
side-pilaf: western northern southern: grill oven; southern: soup pulses
side-corn-cob: western latin: grill sandwich; western: oven
side-polenta: western: grill oven pulses
side-new-potatoes: western northern southern: grill oven salad; western northern: egg
side-mash: western northern: grill oven
side-cauliflower-mash: western northern: grill oven
side-baked-potato: western northern: grill oven egg salad pulses soup
side-roast-wedges: western northern latin: grill sandwich; western northern southern: grill oven egg; southern: sandwich
side-potato-salad: western northern: grill sandwich
side-plantain: latin: grill soup pulses; african: mains
side-green-salad: western northern southern latin: grill oven egg pasta grain pulses sandwich soup
side-tomato-salad: western northern southern latin: grill oven egg pasta grain pulses sandwich; indian: mains
side-cucumber-salad: western northern southern latin: grill oven egg grain pulses sandwich; indian eastern: mains
side-carrot-salad: western northern southern latin: grill oven egg grain pulses sandwich soup
side-slaw: western northern latin: grill oven sandwich pulses; latin: grain; eastern: mains
side-beet-salad: western northern: grill oven egg sandwich grain
side-fennel-salad: western: grill oven egg pasta grain pulses
side-kale-salad: western northern: grill oven egg pasta grain pulses sandwich soup
side-bean-salad: western southern latin: grill oven egg sandwich
side-corn-salad: latin: all; western: grill oven sandwich pulses
side-avocado: latin: mains savory; western: savory egg salad sandwich pulses grill; african: mains
side-olives: southern: mains savory; western: grill oven egg pasta grain salad sandwich
side-vegetable-sticks: western northern southern latin: sandwich soup egg salad; eastern: mains
side-hummus: southern: mains savory; western: sandwich salad grill egg
side-edamame-salad: eastern: mains
side-watermelon-salad: southern latin: grill oven sandwich grain; western: grill sandwich
side-apple-celery-salad: western northern: grill oven egg sandwich soup
side-nuts: all: sweet
side-steamed-vegetable: western northern southern latin: grill oven egg pasta grain; indian african eastern: mains
side-frozen-vegetable: western northern: grill oven egg pasta grain
side-garlic-greens: western northern southern latin: grill oven egg pasta grain pulses; indian african eastern: mains
side-roast-vegetable: western northern southern latin: grill oven egg pasta grain pulses; indian: mains
side-ginger-vegetable: eastern indian: mains
side-garlic-mushrooms: western northern: savory egg grill oven grain; eastern: mains
side-breakfast-vegetable: western northern southern latin: savory
side-green-beans-tomato: southern: grill oven egg grain pulses; western: grill oven egg grain; indian african: mains
side-smooth-soup: western northern: sandwich salad egg grill oven
side-clear-soup: western northern: sandwich salad egg grill oven; eastern: mains
side-gazpacho: western latin: sandwich salad egg grill oven grain
side-spiced-pulses: indian african: mains; southern: grill oven
side-handful-of-nuts: all: all
side-nuts-and-fruit: all: sweet
side-fruit-and-nut-butter: western northern latin: sweet
side-cheese-and-nuts: western northern: salad soup egg grill oven
side-boiled-eggs: western northern southern: salad soup pulses; african: mains
side-guacamole: latin: mains; western: grill sandwich pulses egg
side-leaves-and-nuts: western northern southern: grill oven egg pasta grain pulses sandwich soup
side-bread-and-dip: western southern: soup salad egg
side-yogurt-fruit-and-nuts: western northern southern latin african: sweet; western northern southern indian latin: savory; western northern southern: mains
side-crisp: western northern: mains
side-baked-fruit: western northern: mains
side-oat-cookies: western northern: mains
side-fruit-and-chocolate: western northern southern latin: mains
side-fruit-and-nuts: all: mains
side-chia-pudding: western northern latin: mains
side-vegetable-and-nuts: western northern southern latin: grill oven egg grain pasta; indian african eastern: mains
side-carrot-raisin-salad: western northern southern: grill oven sandwich
side-apple-slaw: western northern: grill oven sandwich pulses
side-avocado-salad: latin: mains; western: grill sandwich pulses egg; african: mains
side-tahini-vegetable: southern: grill oven egg grain sandwich salad pulses
side-creamed-greens: western northern: grill oven egg
side-olive-plate: southern: mains; western: grill oven egg pasta salad sandwich
side-leaves-fruit-nuts: western northern: grill oven egg pasta grain soup sandwich
side-pan-potatoes: western northern: grill oven egg salad
side-root-hash: western northern: grill oven egg
side-root-sticks: latin: grill sandwich soup pulses; western: grill sandwich; african: mains
side-spiced-potatoes: indian: mains
side-sweet-potato-salad: latin western: grill sandwich
side-fruited-grain: southern: grill oven
side-parsley-grain: southern western: grill oven
side-rice-and-beans: latin: grill sandwich
side-pasta-salad: western: grill sandwich; northern: grill
side-small-pasta: western: grill oven
side-creamy-polenta: western: grill oven pulses
side-corn-beans: western: grill oven sandwich; latin: grill
side-crisp-tortillas: latin: mains; western: pulses
side-bean-mash: western southern: grill oven egg
side-warm-lentils: western northern southern: grill oven egg
side-crisp-pulses: southern: grill oven soup pulses salad; western: soup salad
side-coconut-greens: indian african eastern: mains; latin: grill grain soup
side-baked-oats: western northern: mains
side-oat-stuffed-fruit: western northern: mains
side-creamy-rice: western northern: grill oven egg soup pulses salad; latin: grill soup pulses
side-milk-pudding: western northern: mains
side-coconut-pot: eastern: mains; latin: mains
side-stewed-dried-fruit: western northern southern: sweet
side-stuffed-dates: southern: mains sweet
side-fried-banana: latin: mains
side-avocado-fruit-salad: latin: grill soup sandwich pulses; western: grill sandwich
side-caprese: western: grill oven egg pasta grain soup sandwich
side-feta-salad: western southern: grill oven egg pasta grain pulses sandwich soup
side-yogurt-dip: southern: mains savory; western: grill; indian: mains
side-cauliflower-gratin: western northern: grill oven
side-celery-and-butter: western northern: sweet savory sandwich salad soup egg
side-berry-yogurt: western northern southern latin african: sweet; western northern southern latin: savory; western northern southern: mains
`;
