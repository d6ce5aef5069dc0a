/** What a popover says of a page and of each of its rows, by anchor; that of the page itself stands under ''. */
export type ApiHints = Readonly<Record<string, string>>;
