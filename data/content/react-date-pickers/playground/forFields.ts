/** Props of a static picker without the one that only a static picker has. */
export function forFields<Props extends { displayStaticWrapperAs?: unknown }>(
  props: Props,
): Omit<Props, 'displayStaticWrapperAs'> {
  const shared = { ...props };
  delete shared.displayStaticWrapperAs;
  return shared;
}
