/** Words that an attacker would try at this product in particular (OWASP ASVS 5.0, 6.1.2). */
export const PRODUCT_WORDS: ReadonlySet<string> = new Set([
  "mealwright",
  "mealplan",
  "mealplanner",
  "mealplans",
  "mymealplan",
  "mymealwright",
]);

/**
 * The passwords that guessing starts with, in lower case and of at least six characters. Runs ("123456", "abcdef") and
 * one repeated character are recognized by `rules/password.ts`, so they are not listed.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
098765 0987654321 101010 102030 10203040 1111111a 11111a 11112222 111222 111222333 112112 112233 11223344
1122334455 112358 121212 12121212 121314 123000 123123 123123123 123321 1233211 123321123 12341234 123412345
12344321 1234512345 1234561 123456123 12345612345 123456654321 12345671 123456781 1234567890 1234567891
12345678910 123456789123 123456789a 12345678a 1234567a 123456a 123456aa 123456abc 123456q 12345a 12345qwert
12345qwerty 1234abcd 1234qwer 123654 123698745 123789 123789456 123abc 123asd 123qwe 123qwe123 123qweasd
131313 131415 141414 142536 147147 147258 147258369 147852 147852369 151515 159159 159263 159357 159753 159951
161616 171717 181818 191919 1a2b3c 1a2b3c4d 1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz1qaz 1qaz2wsx 1qazxsw2
1qw23er4 202020 212121 214365 222333 223344 232323 232425 242424 246810 252525 258456 258852 272727 282828
292929 2pac4life 2wsx3edc 303030 313131 321123 321321 321654 321654987 332211 333222 343434 363636 369258
369258147 393939 3edc4rfv 404040 414141 420420 424242 444555 445566 454545 456123 456456 464646 474747 484848
494949 505050 50cent 515151 525252 535353 545454 555666 565656 575757 585858 595959 606060 616161 626262
636363 646464 656565 666999 676767 686868 696969 707070 717171 727272 737373 741852 741852963 747474 753951
757575 767676 777888 787878 789123 789456 789456123 789789 797979 808080 818181 828282 838383 848484 852456
852852 858585 8675309 868686 878787 888999 898989 909090 919191 929292 939393 949494 951753 959595 963852
963852741 969696 979797 989898 998877 999888 a123456 a1234567 a12345678 a123456789 a1b2c3 a1b2c3d4 a1s2d3
a1s2d3f4 aa123456 aa12345678 abc123 abc1234 abc12345 abcabc abcd1234 abcdefg1 access access1 access14 adidas
admin123 adminadmin administrator airborne airforce alberto alejandra alejandro alexander alexander1 alexandr
alexandra alexis amanda amanda1 amazon america america1 american andrea andrea1 andreas andrew andrew1 android
angel1 angel12 angel123 angela angelica angelina angelo angels anthony anthony1 antonio anything apple1
apple123 apples april123 argentina armando army123 arsenal arsenal1 arthur asd123 asdasd asdasdasd asdf1234
asdfasdf asdfg1 asdfgh asdfghj asdfghjkl asdfjkl asdqwe asdzxc ashley ashley1 asshole asshole1 atlanta audi123
august austin australia autumn autumn1 azerty azerty123 azertyuiop baby123 babyblue babyboy babyboy1 babydoll
babyface babygirl babygirl1 badboy badgirl bailey bailey1 banana bandit bandit1 barbara barcelona barcelona1
barney barney1 baseball baseball1 baseball12 basketball basketball1 batman batman1 batman123 bears1 beatles
beatriz beautiful beautiful1 beijing bella1 bella123 benjamin berlin bernard besiktas bible1 bieber bigboss
bigboy bigdaddy bigdick bigdog birthday bitch1 bitches biteme blackberry blackops blahblah blessed blessed1
blessing blink182 bmw123 bmw325 boobies booboo boomer boomer1 boston boston1 brandon brandon1 brandy brandy1
brasil brazil brenda brian1 brittany broncos brooke brooklyn brother brother1 bryan1 buddy1 buddy123 bulldog
bulldog1 bulldogs bullshit business buster buster1 buttercup butterfly butterfly1 butterfly2 buttons
california callofduty camaro camaro1 camila canada canada1 candy1 cardinals carlos carmen carolina caroline
casey1 casper casper1 catherine cecilia celeste celtic changeme changeme1 changeme123 charles charlie charlie1
charlotte cheer1 cheerleader cheese cheetah chelsea chelsea1 chelsea123 chester chester1 chevrolet chevy1
chicago chicago1 chicken chicken1 china123 chloe1 chocolate chocolate1 christ christ1 christian christian1
christina christine christmas christop christopher church cisco123 claudia cocacola cocksucker coco123 coffee
college colombia company company1 compaq computer computer1 contrasena cookie cookie1 cookies cooper1 corvette
corvette1 cougar counter counterstrike cowboy cowboy1 cowboys cowboys1 cristina crystal cupcake cutie1
cutiepie cynthia daddy1 daddy123 daddysgirl daisy1 dakota dakota1 dallas dallas1 dance1 dancer dancer1 dancing
daniel daniel1 daniela danielle danielle1 darling database david1 deborah december default default1 demo123
demo1234 dennis denver destiny destiny1 detroit deutschland dexter diablo diamond diamond1 diana1 dickhead
diego1 digimon doctor dodge1 dodgers doggie doggy1 doglover dogs123 dolphin dolphin1 dolphins dominic
dominique donald donna1 dorothy douglas dragon dragon1 dragon12 dragonball dragons dream1 dreamer dreams
ducati duke123 eagles eagles1 easter1 eduardo education edward edward1 elena1 elephant elizabeth elizabeth1
emily1 eminem eminem1 emmanuel england england1 eric123 espana esther eugene evelyn everton everything example
example1 fabian facebook facebook1 faith1 falcon family family1 family4 father fdsa4321 february felipe felix1
fender fenerbahce fernando ferrari ferrari1 finance finland fireman fishing florence florida flower fluffy
football football1 football12 ford150 forever forever1 forever21 fortnite france1 francis francisco frank1
franklin frederick freedom freedom1 friday friend friends friends1 frodo1 fucker fucking fuckit fuckme fuckoff
fuckyou fuckyou1 fuckyou2 gabriel gabriela gabrielle galatasaray galaxy gamecube gamer1 gaming gandalf
gandalf1 gateway gators genesis george george1 gerald germany ghbdtn giants ginger ginger1 giraffe gloria
gmail123 god123 godisgood godislove godzilla golden goldeneye golf123 golfer golfing google google1 google123
gorilla grace1 graham grandma greenday greenday1 gregory guest123 guestguest guillermo guitar gundam gustavo
gymnast hacker hacker1 hackme hahaha halloween halo123 hammer hamster hannah hannah1 happiness happy1 happy123
hardcore harley harley1 harleydavidson harold harrypotter hawaii heart1 hearts heather heaven heaven1 hector
hehehe helena hello1 hello12 hello123 hello1234 hello12345 hellohello hellokitty hellokitty1 helloworld helpme
hiphop hiphop1 hockey hockey1 hogwarts holiday holland honda1 honda123 honey1 honeybee hongkong hope123 horse1
horses horses1 hotdog hotgirl hotmail hotrod hotstuff hottie hottie1 houston howard hunter hunter1 hunter12
hyundai iceman idontknow idunno ignacio iloveboys ilovegod ilovehim iloveme ilovemyself iloveu iloveu2
iloveyou iloveyou! iloveyou1 iloveyou12 iloveyou123 iloveyou2 india123 indonesia instagram internet internet1
iphone ireland ironmaiden isabel isabella isabelle istanbul italia italia1 jackie jackson jackson1 jacob1
jaguar jaguar1 jakarta james1 january japan123 jasmine jasmine1 jasper jasper1 jasper12 javier jeffrey
jennifer jennifer1 jeremy jerome jessica jessica1 jesus1 jesus123 jesus777 jesuschrist jesuschrist1 jesuslove
joaquin johanna johnny johnson jonathan jordan jordan1 jordan12 jordan23 jorge1 joseph joseph1 josephine
joshua joshua1 julian juliana julie1 junior justin justin1 justinbieber juventus karina katherine kathleen
kawasaki kevin1 killer killer1 killer12 killer123 kimberly kisses kissme kitten kitty1 kittycat klaster knicks
knight kristen kristina ladybug ladybug1 ladygaga lakers lakers1 lakers24 lalala lasvegas lauren lawrence
legend legend1 legolas leonard leonardo leopard letme1n letmein letmein1 letmein123 letmein2 library lightning
lindsay linkedin linkinpark lion123 lioness liverpool liverpool1 lkjhgf lkjhgfdsa lmao123 login1 login123
logmein lol123 lol12345 lollol lololo london london1 london123 lonely longhorns louise love12 love123 loveless
lovelove lovely loveme loveme1 lover1 lovers loveyou loveyou1 lucas1 lucifer lucky1 lucky123 lucky13 lucky7
luckydog madeline madison madison1 madonna madrid maggie maggie1 magic1 magic123 magnum mailer malaysia
mama123 mamapapa manager manager1 manchester manunited manutd march123 marcus margaret maria1 mariana marie1
marina marina1 marine mariners marines marines1 mario1 mario123 marissa marketing marlboro marley martha
martin martin1 martina master master1 master123 matrix matrix1 matthew matthew1 maverick maverick1 max123
maxwell mazda1 megadeth melanie melissa melissa1 mercedes mercedes1 merlin metallica metallica1 mexico mexico1
miami1 michael michael1 michaeljackson michelle michelle1 mickey mickey1 microsoft midnight midnight1 miguel
milano miller million minecraft minecraft1 missy1 mitsubishi mnbvcxz molly1 molly123 mommy1 mommy123 monday
money1 money123 moneymaker monica monique monitor monkey monkey1 monkey12 monkey123 monkeys monster moonlight
morgan morgan1 motdepasse mother mother1 motorola muffin murphy mustang mustang1 mustard mypass1 mypassword
myspace myspace1 naruto naruto1 nascar natalia natalie natasha natasha1 nathan nathan1 nathaniel navyseal
ncc1701 nelson network network1 newcastle newpass newpass1 newuser newyork newyork1 nicholas nicolas nicole
nicole1 nikita ninja1 ninja123 nintendo nirvana nissan nobody nokia1 nokia123 norman norway nothing nothing1
november november1 number1 number9 nurse1 october office oliver olivia onedirection onelove oracle oracle1
orange orange1 orange12 oranges oreo123 orlando oscar1 oscar123 p@ssw0rd p@ssword pa55word packers packers1
pakistan pamela pantera panther panthers panties paris1 pass123 pass1234 passion passpass passw0rd password
password1 password12 password123 password1234 password2 password3 passwort patches patricia patrick patrick1
patriots peace1 peace123 peaches peaches1 peanut peanut1 penguin penguins pepper pepper1 pepsi1 philippines
phillip phoenix phoenix1 pikachu pirate pirates pizza1 pizza123 platinum playboy playboy1 player player1
playstation please please1 poiuyt poiuytrewq pokemon pokemon1 poland police polska poohbear poopoo popcorn
popeye poppy1 porsche porsche1 portland power1 powers pqowieuruty prayer precious precious1 pretty1 prettygirl
prince prince1 princesa princess princess1 princess12 princess2 private private1 public1 pumpkin pumpkin1
punkrock puppies puppy1 purple purple1 purple12 purple123 pussy1 pussycat q1q1q1 q1w2e3 q1w2e3r4 q1w2e3r4t5
q2w3e4r5 qazqaz qazwsx qazwsxedc qq123456 queen1 question qwaszx qwe123 qwe123qwe qweasd qweasdzxc qweqwe
qweqweqwe qwer123 qwer1234 qwert123 qwerty qwerty1 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty7 qwertyui
qwertyuiop qwertz qwertz123 rabbit rabbit1 rachel rafael raiders raiders1 rainbow rainbow1 rainbow7 rammstein
ranger ranger1 rangers rangers1 rascal ravens raymond realmadrid rebecca rebecca1 redneck redskins redsox
redsox1 redwings remember review rewq4321 ricardo richard richard1 riley1 robert robert1 roberto roblox
roblox123 rocknroll rockstar rockstar1 rocky1 rocky123 rodrigo roland rolltide roma123 romance ronald ronaldo
root123 rosebud roses1 roxy123 royals runner running russell russia rusty1 sabrina sadie1 sakura sales123
salvador samantha samantha1 sammy1 sammy123 sample1 sampson samson samsung samsung1 samsung123 samuel sandra
santiago sassy1 sasuke saturday savage scarface school1 school123 scooby scooby1 scoobydoo scooter scorpio
scorpion scotland scotty seahawks seattle sebastian secret secret1 secret123 secrets security security1
seminole senators september serena sergio server server1 service sex123 sexsex sexy123 sexybitch sexygirl
sexylady shadow shadow1 shadow12 shadow123 shalom shanghai shannon sharon sherlock shitface shithead shopping
sierra silver silver1 simba1 simone singapore sister sisters sithlord skateboard skater1 skittles skywalker
slayer slipknot slipknot1 smile1 smiley smokey smokey1 smooth snake1 snapchat snickers sniper snoopdogg snoopy
snoopy1 snowball snowboard snowflake snowman soccer soccer1 soccer10 soccer12 softball softball1 soldier
something sonic1 sooners sophia sophie sophie1 spanky sparkle sparkles sparky sparky1 spartan spartans speedy
spencer spider spiderman spiderman1 spirit spongebob spongebob1 spooky sports spring1 spring123 starfish
stargate starlight stars1 startrek starwars starwars1 steelers steelers1 stella stephanie stephen sterling
steve1 steven steven1 sticky stinky strawberry student student1 stupid stupid1 subaru sublime success success1
suckit sugar1 summer summer1 summer123 summer2020 sunday sunflower sunny1 sunrise sunset sunshine sunshine1
super1 super123 superman superman1 superstar superstar1 superuser supervisor support support1 surfer surfing
susana suzuki sweden sweetheart sweetie sweetpea sweety swimming sword1 sydney sysadmin system system32
systemofadown target taylor taylor1 teacher teacher1 teamo1 techno teddy1 teddybear temp123 temp1234 temporary
tennis tennis1 tequiero teresa test123 test1234 test12345 tester tester1 testing testing1 testing123 testtest
texas1 thailand thebest thebest1 thegame theman theresa thomas thomas1 thumper thunder thunder1 thursday
tiffany tiger1 tiger123 tigers tigger tigger1 timothy tinkerbell tintin titans toby123 tokyo1 tomcat tootsie
topgun toronto tottenham toyota tractor travis trewq1 trinity triumph trojan trojans trouble trumpet trustno1
trustno2 tucker tuesday tupac1 turbo1 turkey turkey1 turtle turtle1 tweety tweety1 twilight twitter tyler1
unicorn unicorn1 university user123 user1234 username vacation valentina valentine valeria valerie vampire
vampire1 vanessa vanessa1 vegas1 veronica veteran victor victoria victoria1 vietnam viking vikings vincent
vision volkswagen volleyball voodoo w1w1w1 walter wanker warcraft warlock warrior warriors water1 wednesday
weed420 welcome welcome1 welcome12 welcome123 welcome2 wesley westham whatever whatever1 whatsup whiskers
whitney wildcat wildcats william william1 wilson windows windows1 windows10 windows7 windsor winner winner1
winnie winston winston1 winter winter1 winter123 wizard wizard1 wolf123 wolves wonder woody1 wrestler
wrestling xavier xbox360 xsw2zaq1 yahoo1 yamaha yamaha1 yankee yankees yankees1 yellow yellow1 yellow12
yolanda yomama youtube ytrewq yvonne zachary zaq12wsx zaq1zaq1 zaqwsx zaqxsw zelda1 zeppelin zoey123 zombie
zxc123 zxcasd zxcasdqwe zxcv1234 zxcvb1 zxcvbn zxcvbn1 zxcvbnm zxcvbnm1 zxcvbnm123 zxczxc
`
    .trim()
    .split(/\s+/),
);
