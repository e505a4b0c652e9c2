import { type PointerEvent, type RefObject, useRef } from 'react';
import type { ChartShape } from '../../../../ui/chart/chart-shape.ts';
import { type PriceScale, priceAt, snapToTick } from './price-scale.ts';

type LineDrag = {
  /** The element that the drawing fills. */
  area: RefObject<HTMLElement | null>;
  scale: PriceScale;
  shape: ChartShape;
  price: number | null;
  /** The price for a line that is clicked but not dragged. */
  start: number;
  onMove: (price: number) => void;
};

type Grab = { readonly from: number; readonly offset: number; isMoving: boolean };

/** Pixels a pointer may move without dragging. */
const dragThresholdPx = 4;

/** Drags a line with a mouse or a finger. An unset line is set where it is dropped. */
export function useLineDrag({ area, scale, shape, price, start, onMove }: LineDrag) {
  const grab = useRef<Grab | null>(null);

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const bounds = area.current?.getBoundingClientRect();
      if (event.button !== 0 || !bounds) return;
      // Otherwise dragging would select text.
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      const line = price === null ? event.clientY : bounds.top + shape.yOf(price) * bounds.height;
      grab.current = { from: event.clientY, offset: event.clientY - line, isMoving: false };
    },
    onPointerMove({ clientY }: PointerEvent<HTMLElement>) {
      const bounds = area.current?.getBoundingClientRect();
      const held = grab.current;
      if (!held || !bounds || bounds.height === 0) return;
      held.isMoving ||= Math.abs(clientY - held.from) >= dragThresholdPx;
      if (!held.isMoving) return;
      const share = (clientY - held.offset - bounds.top) / bounds.height;
      onMove(snapToTick(priceAt(share, scale, shape), scale));
    },
    onPointerUp() {
      if (grab.current && !grab.current.isMoving && price === null) onMove(start);
      grab.current = null;
    },
    onPointerCancel() {
      grab.current = null;
    },
  };
}
