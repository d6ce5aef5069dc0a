import { useEffect, useState } from 'react';
import type { GridRowId } from '@mui/x-data-grid';
import type { RowAnswer, RowQuestion, RowServer } from '#data/content/shared/rowServer.ts';

/** Requests the rows of a question whenever it changes. The last answer stays until the next one is there. */
export function useServerPage<Row extends { id: GridRowId }>(
  server: RowServer<Row>,
  question: RowQuestion,
) {
  const [last, setLast] = useState<{
    question?: RowQuestion;
    answer?: RowAnswer<Row>;
    problem?: string;
  }>({});

  useEffect(() => {
    const controller = new AbortController();
    server.getRows(question, controller.signal).then(
      (answer) => setLast({ question, answer }),
      (error: Error) => {
        if (!controller.signal.aborted) {
          setLast((before) => ({ ...before, question, problem: error.message }));
        }
      },
    );
    return () => controller.abort();
  }, [server, question]);

  const isLoading = last.question !== question;
  return { answer: last.answer, problem: isLoading ? undefined : last.problem, isLoading };
}
