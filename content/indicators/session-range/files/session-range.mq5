//+------------------------------------------------------------------+
//| Session Range                                                    |
//| Danube Trading Academy                                           |
//|                                                                  |
//| High and low of the first minutes of a session, the levels a     |
//| little beyond them at which a close counts as a breakout, and    |
//| one extension on each side. Everything ends with the session.    |
//| All times are those of the trade server, as the chart shows them.|
//+------------------------------------------------------------------+
#property copyright "Danube Trading Academy"
#property version   "1.00"
#property description "High and low of a session's first minutes with breakout levels."
#property indicator_chart_window
#property indicator_buffers 9
#property indicator_plots   9
#property indicator_label1  "Range high"
#property indicator_type1   DRAW_LINE
#property indicator_color1  clrSteelBlue
#property indicator_width1  2
#property indicator_label2  "Range low"
#property indicator_type2   DRAW_LINE
#property indicator_color2  clrSteelBlue
#property indicator_width2  2
#property indicator_label3  "Middle"
#property indicator_type3   DRAW_LINE
#property indicator_color3  clrSilver
#property indicator_style3  STYLE_DOT
#property indicator_label4  "Upper breakout level"
#property indicator_type4   DRAW_LINE
#property indicator_color4  clrDarkGoldenrod
#property indicator_label5  "Lower breakout level"
#property indicator_type5   DRAW_LINE
#property indicator_color5  clrDarkGoldenrod
#property indicator_label6  "Upper extension"
#property indicator_type6   DRAW_LINE
#property indicator_color6  clrDarkGoldenrod
#property indicator_style6  STYLE_DOT
#property indicator_label7  "Lower extension"
#property indicator_type7   DRAW_LINE
#property indicator_color7  clrDarkGoldenrod
#property indicator_style7  STYLE_DOT
#property indicator_label8  "Breakout up"
#property indicator_type8   DRAW_ARROW
#property indicator_color8  clrSeaGreen
#property indicator_label9  "Breakout down"
#property indicator_type9   DRAW_ARROW
#property indicator_color9  clrFireBrick

input int    InpStartHour    = 9;     // Start, hour (server time)
input int    InpStartMinute  = 0;     // Start, minute
input int    InpEndHour      = 17;    // End, hour (server time)
input int    InpEndMinute    = 30;    // End, minute
input int    InpRangeMinutes = 30;    // Minutes that make the range
input double InpBuffer       = 0.1;   // Breakout buffer, in heights of the range
input double InpExtension    = 1.0;   // Extension, in heights of the range
input bool   InpAlerts       = false; // Alert when a closed bar breaks out

double RangeHighBuffer[];
double RangeLowBuffer[];
double MiddleBuffer[];
double BreakoutUpperBuffer[];
double BreakoutLowerBuffer[];
double ExtensionUpperBuffer[];
double ExtensionLowerBuffer[];
double BrokeUpBuffer[];
double BrokeDownBuffer[];

//+------------------------------------------------------------------+
//| Connects the buffers and refuses impossible inputs               |
//+------------------------------------------------------------------+
int OnInit()
  {
   if(SessionStart() >= SessionEnd() || InpRangeMinutes < 1 || InpBuffer < 0.0 || InpExtension < 0.0)
      return(INIT_PARAMETERS_INCORRECT);
   SetIndexBuffer(0, RangeHighBuffer, INDICATOR_DATA);
   SetIndexBuffer(1, RangeLowBuffer, INDICATOR_DATA);
   SetIndexBuffer(2, MiddleBuffer, INDICATOR_DATA);
   SetIndexBuffer(3, BreakoutUpperBuffer, INDICATOR_DATA);
   SetIndexBuffer(4, BreakoutLowerBuffer, INDICATOR_DATA);
   SetIndexBuffer(5, ExtensionUpperBuffer, INDICATOR_DATA);
   SetIndexBuffer(6, ExtensionLowerBuffer, INDICATOR_DATA);
   SetIndexBuffer(7, BrokeUpBuffer, INDICATOR_DATA);
   SetIndexBuffer(8, BrokeDownBuffer, INDICATOR_DATA);
   for(int plot = 0; plot < 9; plot++)
      PlotIndexSetDouble(plot, PLOT_EMPTY_VALUE, EMPTY_VALUE);
   PlotIndexSetInteger(7, PLOT_ARROW, 233);
   PlotIndexSetInteger(8, PLOT_ARROW, 234);
   IndicatorSetString(INDICATOR_SHORTNAME, "Session Range");
   return(INIT_SUCCEEDED);
  }

//+------------------------------------------------------------------+
//| The session in minutes after midnight                            |
//+------------------------------------------------------------------+
int SessionStart()
  {
   return(InpStartHour * 60 + InpStartMinute);
  }

int SessionEnd()
  {
   return(InpEndHour * 60 + InpEndMinute);
  }

//+------------------------------------------------------------------+
//| The day of a moment, counted from 1970, and its minute           |
//+------------------------------------------------------------------+
int DayOf(const datetime moment)
  {
   return((int)MathFloor((double)moment / 86400.0));
  }

int MinuteOf(const datetime moment)
  {
   return((int)MathFloor(((double)moment - 86400.0 * DayOf(moment)) / 60.0));
  }

//+------------------------------------------------------------------+
//| 0 outside the session, 1 while the range forms, 2 afterwards     |
//+------------------------------------------------------------------+
int Phase(const int minutes)
  {
   if(minutes < SessionStart() || minutes >= SessionEnd())
      return(0);
   if(minutes < SessionStart() + InpRangeMinutes)
      return(1);
   return(2);
  }

//+------------------------------------------------------------------+
//| Empties what is drawn at one bar                                 |
//+------------------------------------------------------------------+
void Clear(const int i)
  {
   RangeHighBuffer[i] = EMPTY_VALUE;
   RangeLowBuffer[i] = EMPTY_VALUE;
   MiddleBuffer[i] = EMPTY_VALUE;
   BreakoutUpperBuffer[i] = EMPTY_VALUE;
   BreakoutLowerBuffer[i] = EMPTY_VALUE;
   ExtensionUpperBuffer[i] = EMPTY_VALUE;
   ExtensionLowerBuffer[i] = EMPTY_VALUE;
   BrokeUpBuffer[i] = EMPTY_VALUE;
   BrokeDownBuffer[i] = EMPTY_VALUE;
  }

//+------------------------------------------------------------------+
//| Draws the range at one bar; breakout levels only when it is done |
//+------------------------------------------------------------------+
void Draw(const double top, const double bottom, const int phase, const int i)
  {
   double height = top - bottom;
   RangeHighBuffer[i] = top;
   RangeLowBuffer[i] = bottom;
   MiddleBuffer[i] = bottom + height / 2.0;
   ExtensionUpperBuffer[i] = top + InpExtension * height;
   ExtensionLowerBuffer[i] = bottom - InpExtension * height;
   if(phase != 2)
      return;
   BreakoutUpperBuffer[i] = top + InpBuffer * height;
   BreakoutLowerBuffer[i] = bottom - InpBuffer * height;
  }

//+------------------------------------------------------------------+
//| First bar of the day that a bar belongs to: a day begins anew,   |
//| so recalculating from there needs no memory of earlier days      |
//+------------------------------------------------------------------+
int FirstBarOfDay(const datetime &time[], const int i)
  {
   int first = i;
   while(first > 0 && DayOf(time[first - 1]) == DayOf(time[i]))
      first--;
   return(first);
  }

//+------------------------------------------------------------------+
//| Speaks once about a bar that has just closed                     |
//+------------------------------------------------------------------+
void Announce(const int i)
  {
   if(i < 0)
      return;
   if(BrokeUpBuffer[i] != EMPTY_VALUE)
      Alert(_Symbol, ": first close above the upper breakout level");
   if(BrokeDownBuffer[i] != EMPTY_VALUE)
      Alert(_Symbol, ": first close below the lower breakout level");
  }

//+------------------------------------------------------------------+
//| Calculates the day that is new or still changing                 |
//+------------------------------------------------------------------+
int OnCalculate(const int rates_total,
                const int prev_calculated,
                const datetime &time[],
                const double &open[],
                const double &high[],
                const double &low[],
                const double &close[],
                const long &tick_volume[],
                const long &volume[],
                const int &spread[])
  {
   ArraySetAsSeries(time, false);
   ArraySetAsSeries(high, false);
   ArraySetAsSeries(low, false);
   ArraySetAsSeries(close, false);
   int start = 0;
   if(prev_calculated > 0)
      start = FirstBarOfDay(time, prev_calculated - 1);
   int day = -1;
   double top = EMPTY_VALUE;
   double bottom = EMPTY_VALUE;
   bool hasBrokenUp = false;
   bool hasBrokenDown = false;
   for(int i = start; i < rates_total; i++)
     {
      Clear(i);
      if(DayOf(time[i]) != day)
        {
         day = DayOf(time[i]);
         top = EMPTY_VALUE;
         bottom = EMPTY_VALUE;
         hasBrokenUp = false;
         hasBrokenDown = false;
        }
      int phase = Phase(MinuteOf(time[i]));
      if(phase == 1)
        {
         top = (top == EMPTY_VALUE) ? high[i] : MathMax(top, high[i]);
         bottom = (bottom == EMPTY_VALUE) ? low[i] : MathMin(bottom, low[i]);
        }
      if(phase == 0 || top == EMPTY_VALUE)
         continue;
      Draw(top, bottom, phase, i);
      if(phase == 1)
         continue;
      if(!hasBrokenUp && close[i] > BreakoutUpperBuffer[i])
        {
         hasBrokenUp = true;
         BrokeUpBuffer[i] = BreakoutUpperBuffer[i];
        }
      if(!hasBrokenDown && close[i] < BreakoutLowerBuffer[i])
        {
         hasBrokenDown = true;
         BrokeDownBuffer[i] = BreakoutLowerBuffer[i];
        }
     }
   if(InpAlerts && prev_calculated > 0 && rates_total > prev_calculated)
      Announce(rates_total - 2);
   return(rates_total);
  }
