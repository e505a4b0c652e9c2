import { Path, Svg } from '@react-pdf/renderer';
import { light } from '../brand.ts';
import { priceLine } from '../price-line.ts';

const linePoints = 170;

type RiverProps = {
  seed: number;
  width: number;
  height: number;
  style?: { marginTop?: number; marginLeft?: number; marginBottom?: number };
  ink?: { stroke: string; fill: string };
};

const dayInk = { stroke: light.river, fill: light.water };

/** From edge to edge, over the margins: the line has no beginning and no end on the page. */
export function River({ seed, width, height, style = {}, ink = dayInk }: RiverProps) {
  const points = priceLine(seed, linePoints).map((value, index) => {
    const x = (index / (linePoints - 1)) * width;
    return `${x.toFixed(2)} ${(2 + (1 - value) * (height * 0.7)).toFixed(2)}`;
  });
  const stroke = `M${points.join('L')}`;
  return (
    <Svg style={style} width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <Path d={`${stroke}L${width} ${height}L0 ${height}Z`} fill={ink.fill} />
      <Path d={stroke} stroke={ink.stroke} strokeWidth={1.2} fill="none" />
    </Svg>
  );
}

export function Logo({ size, ink = light.river }: { size: number; ink?: string }) {
  return (
    <Svg width={size} height={size} viewBox="0 0 40 40">
      <Path
        d="M38.2 20A18.2 18.2 0 1 1 1.8 20A18.2 18.2 0 1 1 38.2 20Z"
        stroke={ink}
        strokeWidth={1.6}
        fill="none"
      />
      <Path
        d="M2.4 25l5-3 3.6 3.6 5.6-9 4 4.6 4.4-8 4.4 6.2 3.2-4.2 5 1.6"
        stroke={ink}
        strokeWidth={2.2}
        fill="none"
      />
      <Path
        d="M7 31c4-2.6 7 2 11.4 0s7-2.4 13 .4"
        stroke={ink}
        strokeWidth={1.6}
        strokeOpacity={0.7}
        fill="none"
      />
    </Svg>
  );
}
