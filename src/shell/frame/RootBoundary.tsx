import { Component, type ReactNode } from 'react';
import { INTRODUCTION } from '#src/site/path/ownPages.ts';
import { useTranslate } from '#src/site/texts/I18nProvider.tsx';
import { BareMain } from './BareMain.tsx';

/** `pathname` of the page in view: another one is another chance. */
type Props = { pathname: string; children: ReactNode };

/** Stands around everything: what no other boundary has caught becomes one plain sentence and a way back (behaviour 11). */
export class RootBoundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidUpdate({ pathname }: Props) {
    if (this.state.isBroken && pathname !== this.props.pathname) {
      this.setState({ isBroken: false });
    }
  }

  override render() {
    return this.state.isBroken ? <Broken /> : this.props.children;
  }
}

/** A plain link: the way back loads the site anew. */
function Broken() {
  const translate = useTranslate();
  return (
    <BareMain>
      <h1>{translate('broken.title')}</h1>
      <p>
        {translate('broken.text')} <a href={INTRODUCTION}>{translate('broken.back')}</a>.
      </p>
    </BareMain>
  );
}
