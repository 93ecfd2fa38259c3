import type { Allergen } from "@mealwright/schema/constants/food/allergens";

/** Shops and makers of many kinds of food beside those of `MAKERS`: their name in front of a product says nothing of what is in it. */
export const MAKERS_OF_ANYTHING =
  `tesco finest,tesco,sainsburys taste the difference,sainsburys so organic,sainsburys,asda extra special,asda,morrisons the best,morrisons,
  waitrose essential,essential waitrose,waitrose duchy organic,waitrose & partners,waitrose,marks & spencer,m&s,co-op,coop,ocado,aldi,lidl,
  iceland,booths,great value,365 by whole foods market,365 whole foods market,365 everyday value,365,whole foods market,trader joes,
  kirkland signature,kirkland,good & gather,market pantry,simple truth organic,simple truth,kroger,private selection,publix,safeway,
  o organics,signature select,signature farms,h-e-b,meijer,wegmans,food lion,stop & shop,giant eagle,winco,amazon fresh,amazon brand,
  happy belly,thrive market,carrefour bio,carrefour,auchan,leclerc,monoprix,u bio,marque repere,reflets de france,picard,
  rewe bio,rewe beste wahl,rewe,edeka bio,edeka,gut & gunstig,ja!,alnatura,dennree,dmbio,k-bio,k-classic,kaufland,netto,milbona,
  hacendado,mercadona,el corte ingles,eroski,consum,esselunga,conad,coop italia,albert heijn,ah biologisch,jumbo,colruyt,
  delhaize,boni,ica basic,ica,garant,eldorado,kronfagel,rema 1000,first price,x-tra,salling,biedronka,zabka,migros,coles,woolworths,
  macro organic,black & gold,countdown,pams,no name,presidents choice,compliments,loblaws,
  heinz,campbells,knorr,birds eye,mccain,bonduelle,green giant,del monte,dole,goya,la costena,herdez,bushs best,bushs,hunts,contadina,
  muir glen,cento,san marcos,mutti,cirio,napolina,valfrutta,de rica,orlando,helios,brillante,la fallera,daawat,tilda,
  uncle bens,bens original,ben's original,mahatma,lundberg family farms,lundberg,riceland,zatarains,near east,rice select,
  barilla,de cecco,garofalo,rummo,la molisana,divella,voiello,panzani,birkel,buitoni,ronzoni,creamette,muellers,san remo,
  land o lakes,land o' lakes,kerrygold,lurpak,president,plugra,tillamook,cabot,organic valley,horizon organic,horizon,
  kraft,sargento,crystal farms,borden,galbani,santa lucia,granarolo,zanetti,parmareggio,cathedral city,pilgrims choice,seriously strong,
  danone,dannon,yoplait,chobani,fage,oikos,stonyfield organic,stonyfield,siggis,yeo valley organic,yeo valley,onken,muller,arla,
  hochland,landliebe,weihenstephan,ehrmann,milram,berchtesgadener land,andechser natur,andechser,nestle,lala,alpura,
  tyson,perdue,foster farms,smithfield,hormel black label,hormel,oscar mayer,farmland,jimmy dean,johnsonville,hillshire farm,
  applegate naturals,applegate,butterball,jennie-o,richmond,wall's,walls,heck,porky whites,the black farmer,denhay,cranswick,
  young's,youngs,iglo,frosta,findus,captain birdseye,john west,princes,starkist,bumble bee,chicken of the sea,wild planet,rio mare,calvo,
  saupiquet,petit navire,isabel,sirena,safcol,king oscar,
  hovis,warburtons,kingsmill,allinson,roberts,sara lee,natures own,arnold,oroweat,pepperidge farm,bimbo,harry's,harrys,jacquet,
  brossard,golden toast,lieken,old el paso,mission carb balance,guerrero,la banderita,santa maria,
  quaker,bob's red mill,bobs red mill,king arthur,gold medal,pillsbury best,mcdougalls,be-ro,doves farm,homepride,
  tate & lyle,tate and lyle,silver spoon,billingtons,c&h,rowse,gale's,gales,nature nates,sue bee,
  filippo berio,bertolli,colavita,pompeian,carapelli,monini,carbonell,la espanola,ybarra,borges,crisco,mazola,wesson,
  maille,grey poupon,frenchs,colmans,amora,hellmanns,best foods,dukes,thomy,kuhne,develey,hengstenberg,
  kikkoman,lee kum kee,amoy,blue dragon,thai kitchen,aroy-d,chaokoh,sharwoods,pataks,kohinoor,mdh,shan,everest,
  schwartz,mccormick,bart,badia,simply organic,ducros,kotanyi,ostmann,kamis,
  pacific foods,swanson,college inn,kettle & fire,kallo,marigold,raos homemade,raos,prego,classico,newmans own,
  ocean spray,tropicana,taylor farms,dole,earthbound farm,fresh express,driscolls,sun-maid,sunmaid,
  diamond of california,planters,blue diamond,fisher,jif,skippy,smuckers,bonne maman,hartleys,st dalfour,
  daisy,breakstones,good culture,
  ghirardelli,hersheys,nestle toll house,guittard,bakers,callebaut,lindt,milka,cadbury,dr\\. oetker,dr oetker,vahine,cadburys`.replaceAll(
    "'",
    "",
  );

/** What is printed around the name of a product, folded, and leaves it that food. */
export const PRAISE_OF_SHOPS =
  `british,irish,scottish,west country,farm assured,red tractor,basics,essentials?,everyday value,everyday,value,smart price,simply,simple,
  the best,best,finest,taste the difference,extra special,specially selected,deluxe,signature,select,selected,selection,choice,premium,prime,
  fancy,supreme,superior,quality,top quality,original,originale,classic,classico,traditional,tradition,tradizionale,authentic,homestyle,
  home style,country style,farmhouse,family size,family favourites?,party size,king size,fun size,snack size,value size,economy,mega,maxi,mini pack,
  new,improved,great taste,delicious,tasty,our,natures,nature,long life,uht,barista,barista edition,professional,for professionals,
  chip shop,deli style,deli,black label,no\\.? ?\\d+,n\\.? ?\\d+,n°\\d+,naturally brewed,slow cooked,oven ready,microwaveable,steamfresh,steamers?,
  grade a,grade aa,usda,usda organic,non gmo,non-gmo,certified,fair ?trade,rainforest alliance,msc,asc,pole & line,pole and line,dolphin safe,
  vitamin d,vitamins? a & d,vitamins? a and d,with vitamin d,enriched,unenriched,homogenized,homogenised,pasteurized,pasteurised,ultra-pasteurized,
  from grass fed cows,grass-fed,grassfed,free range,free-range,cage free,cage-free,outdoor bred,hormone free,antibiotic free,all natural,100% natural,100 % natural,
  100% pure,100 %,100%,pure,real,genuine,fully cooked,ready to cook,ready to eat,washed and ready to eat,easy peel,hand picked,hand cooked,
  product of italy,product of spain,imported,from italy,from spain,italian recipe,resealable,recyclable,approx\\.?,each,typically,loose,single,
  ripe & ready,perfectly ripe,ripe and ready,large free range,with easy open lid,easy open,ring pull,bonus pack,twin pack,family pack,
  soft taco,burrito size,fajita size,street taco,super soft,extra soft,soft,toastie,thick sliced,medium sliced,thin sliced,medium slice,thick slice,
  carb balance,pur,extra fin,tres fin,fins?,tendres?,croquants?,vive la vie,bio,okologisch,ekologisk,okologisk,luomu,ecologico,ecologica,biologico,biologica,
  gourmet,gold,silver,red label,blue label,label rouge,dop,igp,aop,pdo,pgi,tsg,qualitat,feinste,feine,feiner,frische,alpen,alpenlandische`.replaceAll(
    "'",
    "",
  );

/** Makers of little but one kind of food, by the allergen in it: what else their name stands before is not taken for safe. */
export const MAKERS_OF_ONE_KIND: readonly (readonly [allergen: Allergen, makers: string])[] = [
  [
    "milk",
    `danone,dannon,yoplait,activia,chobani,fage,oikos,stonyfield,siggis,yeo valley,onken,muller,arla,land o lakes,kerrygold,lurpak,
    plugra,challenge butter,tillamook,cabot,horizon organic,sargento,crystal farms,borden,galbani,granarolo,zanetti,parmareggio,cathedral city,
    pilgrims choice,seriously strong,landliebe,weihenstephan,ehrmann,milram,andechser,lala,alpura,breakstones,friendship,good culture,fairlife,
    kraft singles,milka,cadbury,cadburys,hersheys,daisy,noosa,lactalis,valio,tine,mlekovita,piatnica,laciate,la serenisima,sancor,itambe,ninho,
    parkay,blue bonnet,imperial margarine,imperial spread,imperial sticks,imperial vegetable oil spread`,
  ],
  [
    "wheat",
    `hovis,warburtons,kingsmill,allinson,roberts bakery,wonder bread,sara lee,natures own,arnold,oroweat,pepperidge farm,bimbo,harrys,
    jacquet,golden toast,lieken,barilla,de cecco,garofalo,rummo,la molisana,divella,voiello,panzani,birkel,ronzoni,creamette,muellers,
    san remo,king arthur,gold medal,mcdougalls,be-ro,homepride`,
  ],
  ["fish", "john west,starkist,bumble bee,chicken of the sea,rio mare,saupiquet,petit navire,king oscar,gortons"],
  ["peanut", "jif,skippy,peter pan,sun pat"],
  ["tree_nut", "blue diamond,almond breeze"],
  ["mustard", "maille,grey poupon,colmans"],
  ["soy", "kikkoman,yamasa,house foods,morinaga tofu,mori nu"],
];
