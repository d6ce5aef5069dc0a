/** Adds a button below the code of each demo; without scripts there is nothing it could do, so pages are sent without it. */
export function addEditButtons(root: ParentNode, text: string): void {
  for (const demo of root.querySelectorAll<HTMLElement>('.demo[data-demo]')) {
    const details = demo.querySelector('.source details');
    if (!details || details.querySelector('.edit-code')) {
      continue;
    }
    const button = document.createElement('button');
    button.type = 'button';
    button.classList.add('edit-code', 'starts');
    button.textContent = text;
    Object.assign(button.dataset, {
      gaEventCategory: 'demo',
      gaEventAction: 'edit',
      gaEventLabel: demo.dataset.demo ?? '',
    });
    details.append(button);
  }
}
