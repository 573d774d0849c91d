/** How the numbers of a country are written: its dial code, and how many digits one has at home. */
export type PhoneFormat = { readonly dialCode: string; readonly least: number; readonly most: number };

/** No number is longer, but where a country’s form is not known. */
const longestPhone = 13;
const longestUnknownPhone = 15;
const shortestUnknownPhone = 4;

/** Country, dial code, least and most digits; those of fixed and mobile lines. */
const rows =
  'TR:90:10:10 AD:376:6:9 AE:971:8:9 AF:93:9:9 AG:1:10:10 AI:1:10:10 AL:355:8:9 AM:374:8:8 AO:244:9:9 AQ:672 AR:54:10:10 AS:1:10:10 AT:43:4:13 AU:61:9:9 AW:297:7:7 AX:358:6:10 AZ:994:9:9 BA:387:8:9 BB:1:10:10 BD:880:6:10 BE:32:8:9 BF:226:8:8 BG:359:6:9 BH:973:8:8 BI:257:8:8 BJ:229:10:10 BL:590:9:9 BM:1:10:10 BN:673:7:7 BO:591:8:8 BQ:599:7:7 BR:55:10:11 BS:1:10:10 BT:975:7:8 BW:267:7:8 BY:375:9:9 BZ:501:7:7 CA:1:10:10 CC:61:9:9 CD:243:7:10 CF:236:8:8 CG:242:9:9 CH:41:9:9 CI:225:10:10 CK:682:5:5 CL:56:9:9 CM:237:9:9 CN:86:7:11 CO:57:8:10 CR:506:8:8 CU:53:6:10 CV:238:7:7 CW:599:7:8 CX:61:9:9 CY:357:8:8 CZ:420:9:9 DE:49:5:15 DJ:253:8:8 DK:45:8:8 DM:1:10:10 DO:1:10:10 DZ:213:8:9 EC:593:8:9 EE:372:7:8 EG:20:8:10 EH:212:9:9 ER:291:7:7 ES:34:9:9 ET:251:9:9 FI:358:5:10 FJ:679:7:7 FK:500:5:5 FM:691:7:7 FO:298:6:6 FR:33:9:9 GA:241:7:8 GB:44:9:10 GD:1:10:10 GE:995:9:9 GF:594:9:9 GG:44:10:10 GH:233:9:9 GI:350:8:8 GL:299:6:6 GM:220:7:9 GN:224:8:9 GP:590:9:9 GQ:240:9:9 GR:30:10:10 GT:502:8:8 GU:1:10:10 GW:245:9:9 GY:592:7:7 HK:852:8:8 HN:504:8:8 HR:385:8:9 HT:509:8:8 HU:36:8:9 ID:62:7:12 IE:353:7:10 IL:972:8:12 IM:44:10:10 IN:91:10:10 IO:246:7:7 IQ:964:8:10 IR:98:6:10 IS:354:7:9 IT:39:6:12 JE:44:10:10 JM:1:10:10 JO:962:8:9 JP:81:9:10 KE:254:7:9 KG:996:9:9 KH:855:8:9 KI:686:5:8 KM:269:7:7 KN:1:10:10 KP:850:8:10 KR:82:5:10 KW:965:8:8 KY:1:10:10 KZ:7:10:10 LA:856:8:10 LB:961:7:8 LC:1:10:10 LI:423:7:9 LK:94:9:9 LR:231:7:9 LS:266:8:8 LT:370:8:8 LU:352:4:11 LV:371:8:8 LY:218:9:9 MA:212:9:9 MC:377:8:9 MD:373:8:8 ME:382:8:8 MF:590:9:9 MG:261:9:9 MH:692:7:7 MK:389:8:8 ML:223:8:8 MM:95:6:10 MN:976:8:10 MO:853:8:8 MP:1:10:10 MQ:596:9:9 MR:222:8:8 MS:1:10:10 MT:356:8:8 MU:230:7:8 MV:960:7:7 MW:265:7:9 MX:52:10:10 MY:60:8:10 MZ:258:8:9 NA:264:8:9 NC:687:6:6 NE:227:8:8 NF:672:6:6 NG:234:10:10 NI:505:8:8 NL:31:9:11 NO:47:8:8 NP:977:8:10 NR:674:7:7 NU:683:4:7 NZ:64:8:10 OM:968:8:8 PA:507:7:8 PE:51:8:9 PF:689:8:8 PG:675:7:8 PH:63:6:10 PK:92:9:10 PL:48:7:9 PM:508:6:9 PN:64 PR:1:10:10 PS:970:8:9 PT:351:9:9 PW:680:7:7 PY:595:7:9 QA:974:8:8 RE:262:9:9 RO:40:6:9 RS:381:7:12 RU:7:10:10 RW:250:8:9 SA:966:9:9 SB:677:5:7 SC:248:7:7 SD:249:9:9 SE:46:7:9 SG:65:8:8 SH:290:4:5 SI:386:8:8 SJ:47:8:8 SK:421:6:9 SL:232:8:8 SM:378:8:10 SN:221:9:9 SO:252:6:9 SR:597:6:7 SS:211:9:9 ST:239:7:7 SV:503:8:8 SX:1:10:10 SY:963:8:9 SZ:268:8:8 TC:1:10:10 TD:235:8:8 TG:228:8:8 TH:66:8:9 TJ:992:9:9 TK:690:4:7 TL:670:7:8 TM:993:8:8 TN:216:8:8 TO:676:5:7 TT:1:10:10 TV:688:5:7 TW:886:8:9 TZ:255:9:9 UA:380:9:9 UG:256:9:9 US:1:10:10 UY:598:8:8 UZ:998:9:9 VA:39:6:11 VC:1:10:10 VE:58:10:10 VG:1:10:10 VI:1:10:10 VN:84:9:10 VU:678:5:7 WF:681:6:6 WS:685:5:10 XK:383:8:12 YE:967:7:9 YT:262:9:9 ZA:27:5:9 ZM:260:9:9 ZW:263:9:9';

const formatIn = ([dialCode = '', least, most]: readonly string[]): PhoneFormat => ({
  dialCode,
  least: Number(least ?? shortestUnknownPhone),
  most: most === undefined ? longestUnknownPhone : Math.min(Number(most), longestPhone),
});

const formats: ReadonlyMap<string, PhoneFormat> = new Map(
  rows.split(' ').map((row) => {
    const [country = '', ...form] = row.split(':');
    return [country, formatIn(form)];
  }),
);

/** Countries whose numbers may be given, Türkiye first, then by their codes. */
export const phoneCountries: readonly string[] = [...formats.keys()];

export const phoneFormatOf = (country: string): PhoneFormat => formats.get(country) ?? formatIn([]);
