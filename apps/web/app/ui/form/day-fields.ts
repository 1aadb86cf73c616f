/**
 * Two days beside each other, on a phone of 360 px or with more beside them on a tablet: “mm/dd/yyyy” and the sign of the
 * calendar beside it need all the room that a field has there.
 */
export const narrowDays =
  'max-lg:[&_input[type=date]]:px-2 max-lg:[&_input::-webkit-calendar-picker-indicator]:m-0';

export const dayFields = `grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] items-start gap-x-3 gap-y-4 ${narrowDays}`;
