import { Path, Svg } from '@react-pdf/renderer';
import { light, logoStrokes } from '../brand.ts';
import { riverPath } from './river-path.ts';

type RiverProps = {
  seed: number;
  width: number;
  height: number;
  style?: { marginTop?: number; marginLeft?: number; marginBottom?: number };
  ink?: { stroke: string; fill: string };
};

const dayInk = { stroke: light.river, fill: light.water };

/** From edge to edge, across the margins, so that the line has no visible start or end. */
export function River({ seed, width, height, style = {}, ink = dayInk }: RiverProps) {
  const { line, water } = riverPath({ seed, width, height });
  return (
    <Svg style={style} width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <Path d={water} fill={ink.fill} />
      <Path d={line} stroke={ink.stroke} strokeWidth={1.2} fill="none" />
    </Svg>
  );
}

export function Logo({ size, ink = light.river }: { size: number; ink?: string }) {
  return (
    <Svg width={size} height={size} viewBox="0 0 40 40">
      {logoStrokes.map(({ d, width, opacity }) => (
        <Path key={d} d={d} stroke={ink} strokeWidth={width} strokeOpacity={opacity} fill="none" />
      ))}
    </Svg>
  );
}
