import { useEffect, useState } from 'react';

/** Whether the page is scrolled past a number of px. Asked on scroll only: while React draws, the question would cost a layout. */
export function useScrolledPast(px: number): boolean {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    const look = () => setIsPast(window.scrollY > px);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [px]);
  return isPast;
}
