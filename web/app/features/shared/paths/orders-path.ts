export const ordersPath = '/my-orders';
