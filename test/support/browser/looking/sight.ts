export type Box = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** Where the focus stands to something: on it, before it in the order of the page, after it, or nowhere. */
export type Focus = 'after' | 'before' | 'nowhere' | 'on';

/** A heading, or a message that is read out. */
export type Sign = {
  readonly text: string;
  /** 1 to 4 for a heading, 0 for a message that is read out at once, 9 for one that waits its turn. */
  readonly level: number;
  /** It was not there when the page was looked at before. */
  readonly isNew: boolean;
  /** Its first line lies in the window, and under nothing. */
  readonly isInSight: boolean;
  readonly focus: Focus;
};

/** Something that can be pressed, chosen or typed into. */
export type Control = {
  readonly what: string;
  /** What of it is not cut off by a box that scrolls. */
  readonly box: Box;
  /** What can be pressed of it, with its label. */
  readonly reach: Box;
  /** What of it holds what was typed: another control may stand beside that, in the same frame. */
  readonly room: Box;
  /** In the page, or on which of the layers that lie over it. */
  readonly layer: number;
  readonly isInSentence: boolean;
  readonly isHidden: boolean;
  /** It calls for being pressed more than all that stands around it. */
  readonly isFilled: boolean;
};

/** Words as they stand in one piece of the page. */
export type Text = {
  readonly text: string;
  readonly language: string;
  /** A name or a value, which may be of any language. */
  readonly isSetApart: boolean;
};

/** What was pressed since the page was looked at before. */
export type Press = {
  readonly what: string;
  /** After how many milliseconds, and how many frames, something else was seen. */
  readonly seenAfter: { readonly milliseconds: number; readonly frames: number } | null;
  /** Something came of it: it was seen, or the focus or the window moved. */
  readonly isAnswered: boolean;
};

/** What moved on the page by itself. */
export type Shift = {
  readonly value: number;
  /** All of it stands after what has the focus, or was pressed last: the page grew below the finger. */
  readonly isBelow: boolean;
  readonly what: string;
};

/** How far, in pixels, what was pressed last went away under the finger. */
export type Slip = { readonly what: string; readonly down: number; readonly aside: number };

/** All that is seen of a page at one moment. */
export type Sight = {
  readonly path: string;
  /** What the page is headed, also beneath what lies over it. */
  readonly heading: string;
  /** Where the reader is among days, steps or pages that stand side by side. */
  readonly current: string;
  readonly language: string;
  /** A dialog or a panel lies over the page, and is looked at instead of it. */
  readonly isOver: boolean;
  /** What was pressed last stood in a dialog or a panel that has closed since. */
  readonly isBack: boolean;
  /** Where the flows of the page say they stand. */
  readonly states: readonly string[];
  /** It is another document than the one looked at before. */
  readonly isFresh: boolean;
  readonly signs: readonly Sign[];
  readonly focused: { readonly what: string; readonly isInSight: boolean } | null;
  /** Something had the focus when the page was looked at before. */
  readonly hadFocus: boolean;
  readonly controls: readonly Control[];
  readonly texts: readonly Text[];
  readonly paragraphs: readonly string[];
  /** Boxes that are smaller than the words in them. */
  readonly cut: readonly string[];
  readonly presses: readonly Press[];
  readonly shifts: readonly Shift[];
  /** It is still there, and the reader was not led to something before it. */
  readonly slipped: Slip | null;
};

declare global {
  interface Window {
    looking?: Looking;
  }
}

/** What a page that is looked at keeps in mind. */
export type Looking = {
  presses: Press[];
  shifts: Shift[];
  /** Grows with whatever changes on the page. */
  changes: number;
  takeShifts: () => void;
  /** How far what was pressed last has gone since it was pressed, or since this was asked. */
  takeSlip: () => Slip | null;
  /** How something that is pressed is called. */
  nameOf: (element: Element) => string;
  /** The dialog or the panel that lies over the page. */
  over: () => Element | null;
  /** What was pressed last stood in a dialog or a panel that has closed. */
  isPanelLeft: () => boolean;
  /** Something was pressed that may still be answered in time. */
  isAnswerDue: () => boolean;
  seen: {
    readonly signs: ReadonlySet<string>;
    readonly hadFocus: boolean;
    main?: Element | null;
  } | null;
};
