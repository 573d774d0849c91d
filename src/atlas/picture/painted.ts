/** Paints one shape of a picture as the page shows it. */
const paintShape = (canvas: CanvasRenderingContext2D, shape: SVGGraphicsElement) => {
  const computed = getComputedStyle(shape);
  const outline = (() => {
    if (shape instanceof SVGPathElement) return new Path2D(shape.getAttribute('d') ?? '');
    const path = new Path2D();
    if (shape instanceof SVGCircleElement)
      path.arc(shape.cx.baseVal.value, shape.cy.baseVal.value, shape.r.baseVal.value, 0, Math.PI * 2);
    if (shape instanceof SVGRectElement)
      path.roundRect(
        shape.x.baseVal.value,
        shape.y.baseVal.value,
        shape.width.baseVal.value,
        shape.height.baseVal.value,
        shape.rx.baseVal.value,
      );
    return path;
  })();
  canvas.globalAlpha = Number(computed.opacity);
  if (computed.fill !== 'none') {
    canvas.fillStyle = computed.fill;
    canvas.fill(outline);
  }
  if (computed.stroke === 'none') return;
  canvas.strokeStyle = computed.stroke;
  canvas.lineWidth = Number.parseFloat(computed.strokeWidth);
  canvas.lineCap = 'round';
  canvas.lineJoin = 'round';
  canvas.setLineDash(
    computed.strokeDasharray === 'none'
      ? []
      : computed.strokeDasharray.split(/[\s,]+/).map(Number.parseFloat),
  );
  canvas.globalAlpha = Number(computed.opacity) * Number(computed.strokeOpacity);
  canvas.stroke(outline);
};

const paintText = (canvas: CanvasRenderingContext2D, text: SVGTextElement) => {
  const computed = getComputedStyle(text);
  canvas.globalAlpha = 1;
  canvas.font = `${computed.fontWeight} ${computed.fontSize} ${computed.fontFamily}`;
  canvas.fillStyle = computed.fill;
  canvas.textAlign = computed.textAnchor === 'middle' ? 'center' : 'left';
  canvas.fillText(text.textContent, Number(text.getAttribute('x')), Number(text.getAttribute('y')));
};

const isShape = (element: Element) =>
  element instanceof SVGGraphicsElement && !(element instanceof SVGGElement);

/** Paints a picture of the page, with its fonts and colours, at twice its natural size. */
export const painted = async (picture: SVGSVGElement): Promise<Blob> => {
  const { width, height } = picture.viewBox.baseVal;
  const board = document.createElement('canvas');
  board.width = width * 2;
  board.height = height * 2;
  const canvas = board.getContext('2d');
  if (!canvas) throw new Error('This browser paints no pictures.');
  canvas.scale(2, 2);
  canvas.fillStyle = getComputedStyle(picture).backgroundColor;
  canvas.fillRect(0, 0, width, height);
  for (const element of [...picture.querySelectorAll('*')].filter(isShape)) {
    canvas.save();
    const moved =
      element instanceof SVGGraphicsElement ? element.transform.baseVal.consolidate()?.matrix : null;
    if (moved) canvas.transform(moved.a, moved.b, moved.c, moved.d, moved.e, moved.f);
    if (element instanceof SVGTextElement) paintText(canvas, element);
    else if (element instanceof SVGGraphicsElement) paintShape(canvas, element);
    canvas.restore();
  }
  return new Promise((resolve, reject) => {
    board.toBlob((blob) =>
      blob ? resolve(blob) : reject(new Error('The picture is too large to be painted.')),
    );
  });
};
