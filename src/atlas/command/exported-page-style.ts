import { chartStyle } from '#machines/kit/drawing/chart-style.ts';
import { colors } from '#ui/theme/colors.ts';

const colourVariables = (['text', 'quiet', 'page', 'sunken', 'rule', 'link', 'brand', 'focus'] as const)
  .map((role) => `--${role}:${colors[role]}`)
  .join(';');

/** How an exported page looks: it stands alone, without the shop's styles. */
export const exportedPageStyle = `${chartStyle}
:root{color-scheme:light dark;${colourVariables}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--text);font:1rem/1.5 Vazirmatn,'Segoe UI',Roboto,'Noto Sans',sans-serif}
:lang(fa){line-height:1.8}
a{color:var(--link);text-underline-offset:.2em}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
.top{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;align-items:center;padding:.75rem clamp(1rem,4vw,2rem);border-block-end:1px solid var(--rule)}
.top strong{color:var(--brand)}
.top fieldset{margin-inline-start:auto;border:0;padding:0;display:flex;gap:1rem}
.top legend{position:absolute;clip-path:inset(50%)}
.top label{padding-block:.5rem}
main{padding:1.5rem clamp(1rem,4vw,2rem) 4rem}
article{display:none}
body:has([value=tr]:checked) article:lang(tr),body:has([value=en]:checked) article:lang(en),body:has([value=fa]:checked) article:lang(fa){display:block}
h1{font-size:1.875rem;line-height:1.25;margin:0 0 .5rem}
h2{font-size:1.25rem;margin:2.5rem 0 .75rem}
.lead{max-width:42rem;font-size:1.125rem;color:var(--quiet);margin:0 0 1rem}
.facts{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;padding:0;margin:0 0 1.5rem;list-style:none;color:var(--quiet);font-size:.875rem;font-variant-numeric:tabular-nums}
code{font:inherit;font-size:.875em;color:var(--quiet);direction:ltr;unicode-bidi:isolate}
.picture{margin:0;overflow:auto;border:1px solid var(--rule);border-radius:8px;direction:ltr;text-align:center}
.picture svg{max-width:100%;height:auto}
.picture:focus-visible svg{max-width:none}
.outline,.outline ul{list-style:none;padding:0;margin:0}
.outline ul{padding-inline-start:1.25rem;border-inline-start:1px solid var(--rule);margin-block:.25rem .75rem}
.outline p{margin:0;color:var(--quiet);max-width:42rem}
.flows{display:grid;gap:1rem;grid-template-columns:repeat(auto-fill,minmax(min(20rem,100%),1fr));padding:0;list-style:none}
.flows>li{border:1px solid var(--rule);border-radius:8px;padding:1rem 1.25rem;background:var(--sunken)}
.flows h2{margin:0 0 .25rem}
.flows p{margin:0 0 .5rem;color:var(--quiet)}
`;
