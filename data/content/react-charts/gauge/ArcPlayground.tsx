import { Gauge, type GaugeProps } from '@mui/x-charts/Gauge';

export default function ArcPlayground(props: GaugeProps) {
  return <Gauge aria-label="Orders packed, in percent" height={240} value={72} {...props} />;
}
