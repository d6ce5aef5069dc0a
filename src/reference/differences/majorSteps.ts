import { BASE } from '#data/site/base.ts';
import { currentMajor, products } from '#data/products.ts';
import type { ProductId } from '#data/types.ts';

/** A step between two majors whose Migration page lists all members that differ: from this major to the next. */
export type MajorStep = {
  product: ProductId;
  from: number;
  /** Normal path of that page. */
  guide: string;
};

/** The steps of the packages that have kept their names, of each product from the oldest on. */
export const majorSteps: readonly MajorStep[] = products.flatMap(({ id, migration }) =>
  migration
    ? Array.from({ length: currentMajor - migration.firstMajor }, (_, index) => {
        const from = migration.firstMajor + index;
        return {
          product: id,
          from,
          guide: `${BASE}/migration/migration-${migration.guide}-v${from}`,
        };
      })
    : [],
);
