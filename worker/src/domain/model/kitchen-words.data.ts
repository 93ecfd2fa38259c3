/** Plain English that recipes are written in, beyond the words of our own. None of them names a food. */
export const KITCHEN_WORDS = `
a about above across add additional afterwards again against all allow almost alone along already also alternate although always
amount an and another any apart appear are aroma aromatic around arrange as ascending aside assemble at attached away
back balance barely base basic bath batch be beat because become becomes been before begin begins behind being below bend beneath
best better between big bit bite bitesize blend blender blitz board boil bold both bottom bowl break bright bring bristle broad
broiler brown browned brush bubble bubbles bubbly build burn but by
can careful carefully case center centre char charred chef chill chilled choice chop chopped chunk chunks circle classic clean clear
close coarse coarsely coat cold collapse colour color combine combined come comfort comforting consistency constantly container
continue cook cooked cooker cool core corner cover covered cozy cosy crack creamy crisp crispy cross crosswise crumble crunchy crunch crush
cube cubes curl cut cutter cutting
dab dark deep deeply deglaze delicate desired dice diced diagonal dip directly discard dish distribute divide do does dollop done donot double
down drain drained draw dress drizzle drop dry dust
each ease easy edge edges eat either else empty end enjoy enough ensure equal equally even evenly every everything excess extra
face fairly fall fan far fast fasten few fill final finally find fine finely finish firm first fit five flaky flake flakes flame flat flatten flavor flavour
flavors flavours flip floret florets fluff fluffy foam foil fold follow following food for fork form four fragrant freeze fresh freshly fridge fried from
front fry full fully further
garden gather generous generously gentle gently get give glass glaze glossy go golden good gradually grain grate grated grater greased grease
griddle grill grind ground
half halfway halve halved halves hand handful handle hands hard has have healthy hearty heap heat heated heatproof heavy help here high hold hollow
home homestyle hot hour hours how
if immediately in inch inches increase individual ingredients inside instead into is it its itself
jar jug juices just juicy
keep kept kitchen knead knife knock
ladle large last later layer layered lay leave leaves left leftover length lengthwise less let level lid lift light lightly like line lined liquid
little loaded long look loose loosen loosely low lower lukewarm lunchbox
made main make makes making mash massage matchsticks meal medium meanwhile melt mid middle mild mini minute minutes mix mixed mixer mixing mixture moist
moment more morning most mound move much
narrow near nearly need needed nestle new next nice no non nonstick not nothing now nutty
occasional occasionally of off often on once one ones only onto opaque open or other otherwise out oven over overnight overlapping own
pack pan pans paper parchment part parts pat patty peel peeled perfect pick piece pieces pierce pile pinch pink place plate plates plenty plump plunge poach
pocket point portion portions pot pound pour power prefer preheat preheated prepare prepared press pretty prevent prick proof protein pulse push put
quarter quarters quick quickly quite
rack rainbow raise ramekin rapid rather raw reach reached ready real reduce reduced reheat release remain remaining remove repeat reserve reserved rest resting
return reverse rich rim ring rings rinse rinsed rise roast roasted roll room rotate rough roughly round rounds rub rubbery rustic
salted same saucepan saute sauté savory savoury scatter scoop score scrape scramble scrub seal sear season seasoned seasoning second seconds
see segment separate serve served serving set seven several shake shallow shape share sharp sheet shiny short should shred shredded shut side sides sift signature silky simmer
simmering simple simply since sink sit six size sized skewer skewers skillet skin slant slice sliced slices slide slight slightly slit slow slowly small smash smoky smooth
smoothly snip so soak soft soften softened softens soggy some soon spatula spiral splash spoon spoonful spoonfuls spread sprinkle square squeeze stack stalk
stand start station steam steamed steamer steep stem step stick sticking sticky still stir stirring stop store stove stovetop straight strain strainer strip strips strong such
sunny super surface swap sweat sweet swirl
tab table take takes tangy taste tear teaspoon temperature ten tender tenderstem test than that the their them then there thermometer these they thick thicken thickened thickens thickness
thin thinly thinner third this thoroughly those three through thumb tight tightly tilt time times timer tip to toast toasted toasty together tongs too tool top topped topping toss total touch toward towel traditional
translucent transfer transparent tray tuck turn turning twice twist two
ultimate under underneath uncover uncovered unfold until up upright upside use used using usual
very vibrant vigorously
waffle wait wake wall warm warmed warming wash watch way wedge wedges weeknight well what when where which while whip whisk whole wholesome wide wilt wilted wilts winter wipe wire wish with without wok wooden
work would wrap wrapped
yet you your zesty zingy
autumn bake baked baking barbecue batter bed boat bowlful braise braised breakfast brunch buddha celebration charcoal colorful colourful country crowd deconstructed deluxe dinner express family farmhouse favourite favorite
feast fiesta fire fluffier forbidden fusion gourmet grandma harvest heaven homemade house island king late lazy light lunch market mediterranean midweek midnight moon mountain nourish nourishing ocean one-pan one-pot open-faced packed power punchy quickfire refreshing
royal satisfying seaside sheet-pan simple skinny snack speedy spicy spring street stuffed style summer sun sunday sunrise sunset sunshine supper supreme tonight traybake tropical village warming weekend wonderful
american asian british cajun californian caribbean chinese creole cuban ethiopian european french german greek hawaiian hungarian indian indonesian irish italian jamaican japanese korean lebanese malaysian mexican moroccan
nordic persian peruvian polish portuguese provencal roman russian scandinavian sicilian southern southwest spanish swedish sichuan szechuan thai turkish tuscan vietnamese western
monday tuesday wednesday thursday friday saturday sunday degrees celsius fahrenheit mark setting hob microwave airfryer fryer air slowcooker instant pressure sieve colander mortar pestle spiralizer mandoline peeler whisked dutch lidded bowls spoons jars plastic cling film beaten
been caramelised caramelized caramelise caramelize blister blistered blackened steaming sizzling sizzle sizzles shimmering shimmers foaming foams seeded deseeded pitted trimmed trim ends tops husks cored cracked cracks firmer chewy airy gooey runny yolky whites clump clumps lumps lump crumbs
drained dressed emulsify emulsified infuse infused marinate marinated melted melts toasts tosses reserving keeping adding leaving turns starts stays holds slips pops pop popped bursting burst bursts absorbed absorb absorbs absorbing evaporated evaporate evaporates
lightest darker lighter thicker crispier softer warmer cooler smaller larger bigger longer shorter quicker slower
according package packet instructions directions spiralize spiralizer julienne julienned chiffonade deseed hull zest zested alongside accompany nicely properly gradually briefly
lovely attractive remainder rest another other others halfway crisp-tender al dente medium-high medium-low medium-rare low-medium room spare bitesized crumbled beaten whites foil-lined parchment-lined ovenproof
oven-safe bubbling browned browning thickening softening cooling resting simmers boils boiled reduces turns releases wrinkle wrinkled collapsed skin-side seam wider thumb-sized coin coins ribbon ribbons dollop dollops blob
swipe smear splash splashes glug glugs knob drizzled tossed mixed coated covered heaped levelled unwrapped unwrap rolled folded tucked nestled scattered arranged divided portioned stored reheated chilled frozen thaw thawed defrost defrosted
preparation prep assemble assembled assembly layering stacking finishing garnish garnished decorate decorated plating plated enjoyed delicious tasty yummy nutritious
`;
