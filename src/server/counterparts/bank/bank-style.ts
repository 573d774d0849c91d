import type { fontFiles } from '#domain/shop/font-files.ts';

type Fonts = typeof fontFiles;

const face = (family: string, address: string, range: string): string =>
  `@font-face{font-family:"${family}";src:url("${address}") format("woff2");font-weight:400 700;font-display:swap;unicode-range:${range};ascent-override:93%;descent-override:25%;line-gap-override:0%}`;

const ofPersian = 'U+0600-06FF,U+200C-200F,U+2066-2069,U+FB50-FEFF';
const facesOf = (fonts: Fonts): string =>
  [
    face('Vazirmatn', fonts.latin, 'U+0000-05FF,U+2000-200B,U+2010-2065,U+206A-FAFF'),
    face('Vazirmatn', fonts.persian, ofPersian),
    face(
      'Vazirmatn Persian',
      fonts.persian,
      `U+0020-0021,U+0025,U+0028-003A,U+00A0,U+00AB,U+00BB,${ofPersian}`,
    ),
  ].join('');

/** Leans on nothing, so that it is a file by itself that no start reads. The bank is an origin of its own: it has its own colours. Its letters are those of the shop around it, so that a frame reads as a part of its page. */
export const bankStyleWith = (fonts: Fonts): string => `${facesOf(fonts)}
:root{
color-scheme:light dark;
--text:light-dark(#111827,#eef2f6);--quiet:light-dark(#4a5567,#a9b4c2);
--page:light-dark(#fff,#0f141a);--raised:light-dark(#fff,#171e26);
--rule:light-dark(#dde3ea,#2a3542);--border:light-dark(#7a8699,#76859a);
--link:light-dark(#0b5394,#7db8f2);--tint:light-dark(#e9f1f9,#16293c);--on-link:light-dark(#fff,#0f141a);
--danger:light-dark(#b00020,#ff8a8a);--focus:light-dark(#0a5ad6,#ffd84d);
font:1rem/1.5 Vazirmatn,Roboto,"Segoe UI","Helvetica Neue",system-ui,sans-serif;color:var(--text)}
:root:lang(fa){font-family:"Vazirmatn Persian",Vazirmatn,Tahoma,system-ui,sans-serif;line-height:1.7}
*{box-sizing:border-box}
body{margin:0;background:var(--page)}
main{max-inline-size:30rem;margin:0 auto;padding:2rem 1rem}
h1{margin:0 0 1rem;font-size:1.5rem;line-height:1.35}
p{margin:0 0 1rem}
form{display:grid;gap:.75rem}
.field{display:grid;gap:.25rem;min-inline-size:0}
label{font-weight:600}
input,button{font:inherit;inline-size:100%;min-block-size:2.75rem;padding:.25rem .75rem;border-radius:4px;border:1px solid var(--border);background:var(--raised);color:var(--text)}
input:hover{border-color:var(--text)}
input[aria-invalid]{border:2px solid var(--danger)}
button{border-color:var(--link);color:var(--link);font-weight:600;cursor:pointer}
button:hover{background:var(--tint)}
button:first-of-type{background:var(--link);color:var(--on-link)}
.framed button:first-of-type{background:var(--raised);color:var(--link)}
:focus-visible{outline:3px solid var(--focus);outline-offset:1px}
.problem{margin:0;color:var(--danger);font-weight:600;font-size:.9375rem;padding-inline-start:.75rem;border-inline-start:4px solid}
.problem:empty,.status:empty{display:none}
.heard{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)}
.named{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;column-gap:.5rem;min-block-size:1.5rem}
.brands{display:flex;gap:3px}
.brands svg{inline-size:1.75rem;block-size:1.1666rem}
.brands rect{fill:#fff;stroke:#c3ccd6}
.brands text{font-weight:700;font-size:11px;text-anchor:middle}
.amex rect{fill:#016fd0;stroke:#016fd0}
.amex text{fill:#fff;font-size:9px}
.visa text{fill:#1a1f71;font-style:italic}
.troy text{fill:#2b2f36}
.troy tspan{fill:#0096a5}
.mastercard circle{fill:#eb001b}
.mastercard circle+circle{fill:#f79e1b}
.mastercard path{fill:#ff5f00}
[data-brand] .brands svg{opacity:.25}
[data-brand=troy] .troy,[data-brand=visa] .visa,[data-brand=mastercard] .mastercard,[data-brand=amex] .amex{opacity:1!important}
.status{margin:0;color:var(--quiet)}
[dir=ltr]{unicode-bidi:isolate}
[dir=rtl] input[dir=ltr]{text-align:end}
[hidden]{display:none!important}
.framed{background:transparent;container-type:inline-size}
.framed main{max-inline-size:none;padding:4px}
.framed h1{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)}
.framed .status.told{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)}
.framed form{gap:1rem;grid-template-columns:repeat(2,minmax(0,1fr))}
.framed .field,.framed button,.framed .status{grid-column:1/-1}
.framed input,.framed button{min-block-size:2.5rem}
.framed button{inline-size:auto;justify-self:start;padding-inline:1rem}
@container (min-width:22rem){.framed .half{grid-column:auto;align-content:end}}
@media (forced-colors:active){input,button{border-color:ButtonBorder}}
`;
