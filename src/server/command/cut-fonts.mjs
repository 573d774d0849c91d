import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const between = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, step) => String.fromCodePoint(first + step)).join('');

const ascii = between(0x20, 0x7e);
const digitsAndSigns = `${between(0x30, 0x39)} .,:()/-+!?%«»·–…\u00a0`;

const cutsOfScreens = {
  latin: `${ascii}ÇçÖöÜüÂâÎîÛûİıĞğŞşÄäßÀàÁáÈèÉéÊêËëÍíÑñÓóÚúŠšŽžČč·–—‘’“”„…₺€«»°×→−©\u00a0\u200b\u2011`,
  persian: `${digitsAndSigns}${between(0x6f0, 0x6f9)}${between(0x660, 0x669)}آابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهیءأؤإئةۀيك٪٫٬،؛؟ـًٌٍَُِّْٔ\u200c\u200d\u200e\u200f`,
};

const keepFeatures = 'kern liga locl ccmp mark mkmk init medi fina isol rlig calt tnum'.split(' ');

/** What is printed: one file per weight with the letters of all languages. Equal widths belong to screens. */
const printed = 'src/server/sale/documents/vazirmatn.json';
const weights = { regular: 400, bold: 700 };
const printedFeatures = keepFeatures.filter((feature) => feature !== 'tnum');

const cutForPrint = async (whole) => {
  const cuts = {};
  for (const [name, wght] of Object.entries(weights)) {
    const cut = await subsetFont(whole, Object.values(cutsOfScreens).join(''), {
      targetFormat: 'truetype',
      noHinting: true,
      keepFeatures: printedFeatures,
      variationAxes: { wght },
    });
    cuts[name] = cut.toString('base64');
    process.stdout.write(`${printed} ${name} ${cut.length} bytes\n`);
  }
  await writeFile(printed, `${JSON.stringify(cuts, null, 2)}\n`);
};

/** Cuts the two web fonts and the printed one out of the whole variable font; docs/decisions/fonts.md tells from which. */
const cutFonts = async (wholeFont, folder) => {
  const whole = await readFile(wholeFont);
  await cutForPrint(whole);
  await mkdir(folder, { recursive: true });
  for (const [name, letters] of Object.entries(cutsOfScreens)) {
    const cut = await subsetFont(whole, letters, {
      targetFormat: 'woff2',
      noHinting: true,
      keepFeatures,
      variationAxes: { wght: { min: 400, max: 700 } },
    });
    const mark = createHash('sha256').update(cut).digest('hex').slice(0, 8);
    const file = `vazirmatn-${name}-${mark}.woff2`;
    await writeFile(`${folder}/${file}`, cut);
    process.stdout.write(`${file} ${cut.length} bytes\n`);
  }
};

const [wholeFont, folder = 'src/app/public/fonts'] = process.argv.slice(2);
if (wholeFont === undefined) {
  process.stderr.write(
    'Say which font to cut: node src/server/command/cut-fonts.mjs <Vazirmatn[wght].ttf> [folder]\n',
  );
  process.exitCode = 2;
} else {
  await cutFonts(wholeFont, folder);
}
