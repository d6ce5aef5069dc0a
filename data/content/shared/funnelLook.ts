/** Hues of similar lightness: white text is readable on each of them. */
export const stageColors = ['#5e4fb8', '#3f63c0', '#1769aa', '#00707a', '#2a7a4b'];

/** The labels of a funnel are the text elements behind its sections. */
export const whiteLabels = { '& .MuiFunnelSection-root ~ text': { fill: '#fff' } };
