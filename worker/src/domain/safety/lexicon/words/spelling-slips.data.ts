/** Words whose slips of one letter are seen through in any text: the ones that matter most and have few neighbours. */
export const CORRECTABLE_WORDS = `
peanut almond cashew walnut hazelnut pistachio macadamia pecan cheese butter buttermilk yogurt yoghurt cheddar mozzarella parmesan ricotta mascarpone
custard mayonnaise omelette omelet wheat gluten barley couscous spaghetti macaroni semolina bulgur breadcrumb biscuit pretzel croissant tortilla linguine
lasagna lasagne fettuccine tagliatelle soybean edamame tempeh teriyaki sesame tahini hummus celery celeriac mustard lupin sulphite sulfite shrimp prawn
lobster crayfish langoustine scallop mussel oyster squid octopus calamari salmon mackerel anchovy sardine haddock halibut tilapia swordfish chicken turkey
meringue mackerel crawfish noodles margarine eggnog halloumi paneer labneh kefir gouda miso brioche panko seitan gnocchi linguini filbert casein lactose whey ghee aioli hoisin tartare clam crab
camembert feta gruyere provolone manchego skyr custard milkshake pancake cracker cookie noodle ravioli tortellini ramen udon wonton dumpling crouton
sausage bacon pepperoni prosciutto chorizo salami gelatin marzipan praline hollandaise bechamel worcestershire pesto crustacean mollusc shellfish
`;

/** Words one letter from one of those that are another word. */
export const NEIGHBOUR_WORDS = `
barely barney bailey parley butler buster batter better bitter butted butte buttes cheek cheeks cheer cheers cheery chess chefs chews cheesed
cracked hearing snapped muscle beacon beacons baron barons bason squad squads squib squab presto pests pesta gluttes glutes glute glutens sulfide sulphide
sulfides sulphides temper tempers tempera temple tempt cashed cashes thicken chickens mussed mustered musters muster buttes bustard bastard costard
prawl pawns praline prowl brawn drawn sesamoid salmi salaam turnkey turnkeys tureen oysterman gallop gallops wheals wheel wheels whelp whet whets wheaten
seafoods shellfire octopod almoner omelets pecans pecks pecan lupine lupins tarpon sardonic hummed hummocks humus bisect pulpits butane marlin
garnish breaking breeding beading crackle crackles terrain founder founders roaster roasters masala pastille pastilles salting satin granular granule granules
smart smarts smartly smarting barbaric writing waiting anchor anchors socket sockets baton batons saloon tahiti marmot clobber simplest pasting herding bloomed
pestle pestles mandoline mandolin mandolins mandolines langcode champaign creamery creamier snapped tagine
`;
