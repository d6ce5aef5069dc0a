/**
 * The one order of layers (behaviour 4.4). A sheet that may stand before all others says it again: React puts late ones there, Emotion
 * those that mirror.
 */
export const LAYERS = '@layer theme, docsearch, mui, utilities;';
