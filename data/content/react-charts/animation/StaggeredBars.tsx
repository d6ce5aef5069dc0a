import { useLayoutEffect, useRef, useState } from 'react';
import Button from '@mui/material/Button';
import { BarChart, type BarElementProps } from '@mui/x-charts/BarChart';

export default function StaggeredBars() {
  const [round, setRound] = useState(0);

  return (
    <div>
      <Button onClick={() => setRound(round + 1)}>Replay</Button>
      <BarChart
        key={round}
        title="Passengers per hour at a tram stop"
        height={280}
        hideLegend
        colors={['#0072B2']}
        xAxis={[{ data: ['6:00', '7:00', '8:00', '9:00', '10:00', '11:00', '12:00'] }]}
        yAxis={[{ label: 'Passengers' }]}
        series={[{ label: 'Passengers', data: [84, 212, 268, 151, 97, 103, 148] }]}
        slots={{ bar: SpringBar }}
      />
    </div>
  );
}

/** Each bar starts a little later than the one before, and swings over its end. */
function SpringBar(props: BarElementProps) {
  const { dataIndex, skipAnimation, x, y, width, height, yOrigin, color } = props;
  const ref = useRef<SVGRectElement>(null);

  useLayoutEffect(() => {
    if (skipAnimation) {
      return undefined;
    }
    const animation = ref.current?.animate([{ transform: 'scaleY(0)' }, { transform: 'none' }], {
      duration: 500,
      delay: 70 * dataIndex,
      easing: 'cubic-bezier(0.34, 1.4, 0.64, 1)',
      fill: 'backwards',
    });
    return () => animation?.cancel();
  }, [dataIndex, skipAnimation]);

  return (
    <rect
      ref={ref}
      x={x}
      y={y}
      width={width}
      height={height}
      fill={color}
      className={props.className}
      style={{ transformOrigin: `0 ${yOrigin}px` }}
      onClick={props.onClick}
      onPointerDown={props.onPointerDown}
      onPointerEnter={props.onPointerEnter}
      onPointerLeave={props.onPointerLeave}
    />
  );
}
