import { type PointerEvent, type RefObject, useRef } from 'react';
import type { ChartShape } from '../../../../ui/chart/chart-shape.ts';
import { type PriceFrame, priceAt, settle } from './price-frame.ts';

type LineDrag = {
  /** What the drawing fills. */
  area: RefObject<HTMLElement | null>;
  frame: PriceFrame;
  shape: ChartShape;
  price: number | null;
  /** Where a line goes that is pressed and not dragged. */
  start: number;
  onMove: (price: number) => void;
};

type Grab = { readonly from: number; readonly offset: number; isMoving: boolean };

/** Pixels by which a pointer may tremble. */
const tremble = 4;

/** Moves a line with a mouse or a finger. A line that is not set comes to where it is dragged. */
export function useLineDrag({ area, frame, shape, price, start, onMove }: LineDrag) {
  const grab = useRef<Grab | null>(null);

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const bounds = area.current?.getBoundingClientRect();
      if (event.button !== 0 || !bounds) return;
      // Otherwise the browser would mark the words on the way.
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      const line = price === null ? event.clientY : bounds.top + shape.yOf(price) * bounds.height;
      grab.current = { from: event.clientY, offset: event.clientY - line, isMoving: false };
    },
    onPointerMove({ clientY }: PointerEvent<HTMLElement>) {
      const bounds = area.current?.getBoundingClientRect();
      const held = grab.current;
      if (!held || !bounds || bounds.height === 0) return;
      held.isMoving ||= Math.abs(clientY - held.from) >= tremble;
      if (!held.isMoving) return;
      const share = (clientY - held.offset - bounds.top) / bounds.height;
      onMove(settle(priceAt(share, frame, shape), frame));
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
