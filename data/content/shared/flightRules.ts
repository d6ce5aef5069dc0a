import type { PromptResponse } from '@mui/x-data-grid-premium';

/**
 * Turns a prompt about flights into a response by looking for words, as a stand-in for a language model. Throws when the prompt
 * holds none of them.
 */
export async function askFlightRules(prompt: string): Promise<PromptResponse> {
  const [state] = /\b(scheduled|boarding|departed|delayed|cancelled)\b/i.exec(prompt) ?? [];
  const [, city] = /\bto ([a-z]+)/i.exec(prompt) ?? [];
  const [order] = /\b(earliest|latest)\b/i.exec(prompt) ?? [];
  const isReset = /\b(all|reset)\b/i.test(prompt);

  if (!state && !city && !order && !isReset) {
    throw new Error('No rule matches this prompt. Try “Delayed flights” or “All flights”.');
  }
  return {
    conversationId: 'flights',
    select: -1,
    filters: [
      ...(state ? [{ column: 'state', operator: 'is', value: capitalize(state) }] : []),
      ...(city ? [{ column: 'destination', operator: 'contains', value: city }] : []),
    ],
    sorting: order
      ? [{ column: 'departs', direction: /^latest$/i.test(order) ? 'desc' : 'asc' }]
      : [],
    grouping: [],
    aggregation: {},
    pivoting: {},
  };
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
}
