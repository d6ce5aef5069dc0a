import type { PromptResponse } from '@mui/x-data-grid-premium';

// Used instead of a language model: it looks for words, and no data leaves the page.

/** Prompts that the mock service recognizes. Their words can be combined. */
export const suggestions = [
  { value: 'Open orders over 1000' },
  { value: 'Largest orders first' },
  { value: 'Total by country' },
  { value: 'Average per customer' },
  { value: 'Orders from Spain' },
  { value: 'Open or packed orders' },
  { value: 'Newest returned orders' },
  { value: 'Number of orders by status' },
  { value: 'Smallest orders from France' },
  { value: 'Orders under 100' },
  { value: 'Select the 3 largest orders' },
  { value: 'Show all orders' },
];

const STATUS = /\b(open|packed|shipped|delivered|returned)\b/gi;

/** Returns the changes for a prompt. Rejects if the prompt contains no known word. */
export async function askMockService(
  prompt: string,
  _promptContext: string,
  conversationId = 'mock',
): Promise<PromptResponse> {
  const statuses = prompt.match(STATUS) ?? [];
  const [, country] = /\bfrom (?:the )?([a-z]+)/i.exec(prompt) ?? [];
  const [, comparison, limit] = /\b(over|under) (\d+)/i.exec(prompt) ?? [];
  const [, order] = /\b(largest|smallest|newest|oldest)\b/i.exec(prompt) ?? [];
  const [, group] = /\b(?:by|per) (country|customer|status)\b/i.exec(prompt) ?? [];
  const [, measure] = /\b(total|average|number)\b/i.exec(prompt) ?? [];
  const [, count] = /\bselect (?:the )?(\d+)/i.exec(prompt) ?? [];

  if (!/\b(show|reset)\b/i.test(prompt) && statuses.length === 0) {
    if (![country, comparison, order, group, count].some(Boolean)) {
      throw new Error(
        "The mock service doesn't recognize any word in this prompt. Use a suggestion.",
      );
    }
  }

  return {
    conversationId,
    select: count ? Number(count) : -1,
    filters: [
      ...(statuses.length > 0
        ? [{ column: 'status', operator: 'isAnyOf', value: statuses.map(capitalize) }]
        : []),
      ...(country ? [{ column: 'country', operator: 'contains', value: country }] : []),
      ...(limit
        ? [
            {
              column: 'total',
              operator: comparison?.toLowerCase() === 'over' ? '>' : '<',
              value: Number(limit),
            },
          ]
        : []),
    ],
    sorting: order
      ? [
          {
            column: /^(newest|oldest)$/i.test(order) ? 'placed' : 'total',
            direction: /^(largest|newest)$/i.test(order) ? 'desc' : 'asc',
          },
        ]
      : [],
    grouping: group ? [{ column: group.toLowerCase() }] : [],
    aggregation: group ? aggregationOf(measure) : {},
    pivoting: {},
  };
}

function aggregationOf(measure = 'total'): PromptResponse['aggregation'] {
  switch (measure.toLowerCase()) {
    case 'average':
      return { total: 'avg' };
    case 'number':
      return { id: 'size' };
    default:
      return { total: 'sum' };
  }
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
}
