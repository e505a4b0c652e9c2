import { academyDay } from '../../../platform/academy-day.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { VatIdRegister } from './vies.ts';

const mostIds = 1_000;

/**
 * Asks for each id once a day: whoever changes the cart or the address is quoted again and again,
 * and the register turns away those who ask too often. Only what is valid is remembered, because
 * an id can be entered at any moment, and a silence is no answer.
 */
export function rememberValidIds(register: VatIdRegister, clock: Clock): VatIdRegister {
  const valid = new Set<string>();
  let rememberedOn = '';
  return {
    async check(id) {
      const today = academyDay(clock.now());
      const name = `${id.country}${id.number}`;
      if (rememberedOn !== today || valid.size >= mostIds) valid.clear();
      rememberedOn = today;
      if (valid.has(name)) return 'valid';
      const answer = await register.check(id);
      if (answer === 'valid') valid.add(name);
      return answer;
    },
  };
}
